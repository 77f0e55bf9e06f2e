import { scheduleCodes as codes } from '@backoffice/validators';
import { useRef, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { outcomeOf, type ChangePayload } from '@/shared/change';
import type { ChangeState } from '@/shared/change';
import {
  AddScheduleEntryDocument,
  DisableScheduleEntryDocument,
  type ScheduledWithdrawalQuery,
} from './Schedule.generated';
import type { Step } from './schedule';

/** Variables of a schedule at its service. */
export interface Known {
  readonly collectorId: string;
  readonly variables: NonNullable<ScheduledWithdrawalQuery['configurationVariables']>;
}

/** Progress of the changes. */
export interface PlanRun {
  /** Of the step that was not made, or of the one on its way. */
  readonly state: ChangeState<unknown>;
  readonly done: number;
  readonly total: number;
  /** The step at which it stands. */
  readonly at: Step | undefined;
  /** Makes the changes in their order, and stops at the first that is not made. Answers whether all were. */
  readonly run: (steps: readonly Step[]) => Promise<boolean>;
  readonly running: boolean;
}

const idOf = (step: Step): string =>
  step.kind === 'disable' ? `disable ${step.id}` : `add ${step.part} ${step.value}`;

/** Sends one step; a variable that the service does not have is told by the service. */
const useSend = ({ collectorId, variables }: Known) => {
  const client = useApolloClient();
  return (step: Step, idempotencyKey: string) => {
    const once = { idempotencyKey };
    if (step.kind === 'disable')
      return client.mutate({
        mutation: DisableScheduleEntryDocument,
        variables: { collectorId, id: step.id, version: step.version, once },
      });
    const variableId = variables.find(({ code }) => code === codes[step.part])?.id ?? codes[step.part];
    return client.mutate({
      mutation: AddScheduleEntryDocument,
      variables: { collectorId, variableId, value: step.value, once },
    });
  };
};

/** Makes several changes one after the other, each once: a step whose outcome is unknown keeps its key. */
export const usePlanRun = (known: Known): PlanRun => {
  const send = useSend(known);
  const keys = useRef(new Map<string, string>());
  const [state, setState] = useState<ChangeState<unknown>>({ kind: 'idle' });
  const [progress, setProgress] = useState<{ done: number; total: number; at: Step | undefined }>({
    done: 0,
    total: 0,
    at: undefined,
  });

  const make = async (step: Step): Promise<ChangeState<unknown> | undefined> => {
    const id = idOf(step);
    const mayBeMade = keys.current.has(id);
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    const answer = await send(step, key).catch((error: unknown) => ({ error }));
    const outcome = outcomeOf<ChangePayload>(answer, mayBeMade);
    if (outcome.kind !== 'unknown') keys.current.delete(id);
    return outcome.kind === 'done' ? undefined : outcome;
  };

  const run = async (steps: readonly Step[]): Promise<boolean> => {
    setState({ kind: 'sending' });
    for (const [done, at] of steps.entries()) {
      setProgress({ done, total: steps.length, at });
      const problem = await make(at);
      if (problem) {
        setState(problem);
        return false;
      }
    }
    setProgress({ done: steps.length, total: steps.length, at: undefined });
    setState({ kind: 'idle' });
    return true;
  };
  return { ...progress, state, run, running: state.kind === 'sending' };
};
