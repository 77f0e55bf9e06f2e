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

/** Collector of the schedule, and the configuration variables that the collector service has. */
export interface Known {
  readonly collectorId: string;
  readonly variables: NonNullable<ScheduledWithdrawalQuery['configurationVariables']>;
}

/** Changes to make, and the entries that the person saw. */
interface Plan {
  readonly shown: readonly ScheduleEntryFragment[];
  /** Reads the current entries. If that fails, only the version of each entry protects it from a conflict. */
  readonly read: () => Promise<readonly ScheduleEntryFragment[] | undefined>;
  readonly stepsOf: (entries: readonly ScheduleEntryFragment[]) => readonly Step[];
  /** Called when the entries have changed, so that the person must see them first. */
  readonly onChanged?: () => void;
}

/** Returns the ids and versions of the entries in force, for comparison. */
const standingOf = (entries: readonly ScheduleEntryFragment[]): string =>
  entries
    .filter(({ deleteDate }) => deleteDate === null)
    .map(({ id, version }) => `${id} ${String(version)}`)
    .sort()
    .join();

/** State and progress of the changes. */
export interface PlanRun {
  /** State of the failed step, or of the one being sent. */
  readonly state: ChangeState<unknown>;
  readonly done: number;
  readonly total: number;
  /** Current step. */
  readonly at: Step | undefined;
  /**
   * Makes the changes in order, and stops at the first failure. If another person has changed the entries, reports it
   * and makes none.
   * @returns number of changes; undefined if any was not made
   */
  readonly run: (plan: Plan) => Promise<number | undefined>;
  /** Returns the link for the notice, if the dialog was closed meanwhile. */
  readonly late: () => NoticeLink | undefined;
  readonly running: boolean;
}

const idOf = (step: Step): string =>
  step.kind === 'disable' ? `disable ${step.id}` : `add ${step.part} ${step.value}`;

/** Returns a function that sends one step. It sends the code of a variable whose id is unknown, which is refused. */
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

/**
 * Makes several changes in order, each with its own idempotency key. A step with an unknown outcome keeps its key for
 * the retry.
 */
export const usePlanRun = (known: Known): PlanRun => {
  const send = useSend(known);
  const keys = useRef(new Map<string, string>());
  /** Entries that this run has read last. */
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
      // an unknown outcome remains unknown
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
        // the changes made so far must not look like those of another person
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
