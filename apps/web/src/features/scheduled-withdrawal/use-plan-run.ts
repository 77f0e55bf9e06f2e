import { scheduleCodes as codes } from '@backoffice/validators';
import { useRef, useState } from 'react';
import { routes } from '@/domain/routes';
import { useApolloClient } from '@/shared/apollo';
import { outcomeOf, reportLate, useLate, type ChangePayload, type ChangeState } from '@/shared/change';
import { notify, type NoticeLink } from '@/shared/feedback';
import {
  AddScheduleEntryDocument,
  DisableScheduleEntryDocument,
  type ScheduledWithdrawalQuery,
  type ScheduleEntryFragment,
} from './Schedule.generated';
import type { Step } from './schedule';
import { scheduleTexts as texts } from './schedule.texts';

/** Variables of a schedule at its service. */
export interface Known {
  readonly collectorId: string;
  readonly variables: NonNullable<ScheduledWithdrawalQuery['configurationVariables']>;
}

/** Changes of what a person was shown. */
interface Plan {
  readonly shown: readonly ScheduleEntryFragment[];
  /** Reads the entries anew; undefined where that fails, and each change is checked by its version alone. */
  readonly read: () => Promise<readonly ScheduleEntryFragment[] | undefined>;
  readonly stepsOf: (entries: readonly ScheduleEntryFragment[]) => readonly Step[];
  /** Called when there is something else to see before. */
  readonly onChanged?: () => void;
}

/** Entries in force, as they were read. */
const standingOf = (entries: readonly ScheduleEntryFragment[]): string =>
  entries
    .filter(({ deleteDate }) => deleteDate === null)
    .map(({ id, version }) => `${id} ${String(version)}`)
    .sort()
    .join();

/** Progress of the changes. */
export interface PlanRun {
  /** Of the step that was not made, or of the one on its way. */
  readonly state: ChangeState<unknown>;
  readonly done: number;
  readonly total: number;
  /** The step at which it stands. */
  readonly at: Step | undefined;
  /**
   * Makes the changes in their order, and stops at the first that is not made. What somebody else changed since it was
   * shown is reported, and nothing is done.
   * @returns number of changes; undefined where not all were made
   */
  readonly run: (plan: Plan) => Promise<number | undefined>;
  /** Link for the notice of what was made, once the dialog is gone. */
  readonly late: () => NoticeLink | undefined;
  readonly running: boolean;
}

const idOf = (step: Step): string =>
  step.kind === 'disable' ? `disable ${step.id}` : `add ${step.part} ${step.value}`;

/** Sends one step; a variable that the service does not have is reported by the service. */
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
  /** Entries as this run has read them last. */
  const seen = useRef<readonly ScheduleEntryFragment[]>(undefined);
  const [state, setState] = useState<ChangeState<unknown>>({ kind: 'idle' });
  const [progress, setProgress] = useState<{ done: number; total: number; at: Step | undefined }>({
    done: 0,
    total: 0,
    at: undefined,
  });
  const late = useLate(state, routes.collector.href(known.collectorId));

  const make = async (step: Step) => {
    const id = idOf(step);
    const mayBeMade = keys.current.has(id);
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    const answer = await send(step, key).catch((error: unknown) => ({ error }));
    const outcome = outcomeOf<ChangePayload>(answer, mayBeMade);
    if (outcome.kind !== 'unknown') keys.current.delete(id);
    return outcome.kind === 'done' ? undefined : outcome;
  };

  const run = async ({ shown, read, stepsOf, onChanged }: Plan): Promise<number | undefined> => {
    setState({ kind: 'sending' });
    const before = seen.current ?? shown;
    const now = (await read().catch(() => undefined)) ?? before;
    seen.current = now;
    if (standingOf(now) !== standingOf(before)) {
      // what nobody knows the end of stays so
      setState(state.kind === 'unknown' ? state : { kind: 'idle' });
      notify.warning(texts.changed);
      onChanged?.();
      return undefined;
    }
    const steps = stepsOf(now);
    for (const [done, at] of steps.entries()) {
      setProgress({ done, total: steps.length, at });
      const problem = await make(at);
      if (problem) {
        // what was done so far is shown, and is nobody else's change
        seen.current = await read().catch(() => undefined);
        const link = late();
        if (link) reportLate(problem, link);
        else setState(problem);
        return undefined;
      }
    }
    setProgress({ done: steps.length, total: steps.length, at: undefined });
    setState({ kind: 'idle' });
    return steps.length;
  };
  return { ...progress, state, run, late, running: state.kind === 'sending' };
};
