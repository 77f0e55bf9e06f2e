import type { ApolloClient } from '@apollo/client';
import type { NoticeAction, NoticeLink } from '@/shared/feedback';
import type { Preference } from '@/shared/preferences';
import { isRecord } from '@/shared/is-record';

/** State of a job, with the notice of its end. */
export type JobState =
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly text: string; readonly action?: NoticeAction; readonly link: NoticeLink }
  | { readonly kind: 'failed'; readonly text: string; readonly link: NoticeLink }
  /** The job no longer exists, or the person may not see it; there is no notice. */
  | { readonly kind: 'gone' };

/** Requests the state of a job. It rejects on any failure but a missing permission; the job is then asked again. */
export type AskJob = (client: ApolloClient, id: string) => Promise<JobState>;

/** Kind of job of a feature, and how its state is requested. */
export interface JobKind {
  /** Id of the kind in the browser's storage. */
  readonly id: string;
  /** Loads the function when there is such a job. */
  readonly load: () => Promise<AskJob>;
}

/** Long task of a service that a person started in this browser. */
export interface Job {
  /** The `id` of its kind. */
  readonly kind: string;
  readonly id: string;
}

/** Milliseconds after its request until a job is dropped, even if its end was not reported. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of stored jobs. */
const MOST_JOBS = 50;

interface StartedJob extends Job {
  /** Epoch milliseconds of this machine's clock. */
  readonly requestedAt: number;
}

const isJob = (value: unknown): value is StartedJob =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['id'] === 'string' &&
  typeof value['requestedAt'] === 'number';

/** Jobs that the person started in this browser within a week, and whose end was not reported yet. */
export const startedJobs: Preference<readonly StartedJob[]> = {
  key: 'jobs',
  initial: [],
  read: (kept) =>
    Array.isArray(kept)
      ? kept.filter(isJob).filter(({ requestedAt }) => Date.now() - requestedAt < REMEMBERED_MS)
      : undefined,
};

type ChangeJobs = (next: (now: readonly StartedJob[]) => readonly StartedJob[]) => void;

const others = (jobs: readonly StartedJob[], { kind, id }: Job): readonly StartedJob[] =>
  jobs.filter((job) => job.kind !== kind || job.id !== id);

/** Stores a job once. */
export const rememberJob = (change: ChangeJobs, { kind, id }: Job): void =>
  change((now) => [...others(now, { kind, id }), { kind, id, requestedAt: Date.now() }].slice(-MOST_JOBS));

/**
 * Removes a job.
 * @returns true when the job was still stored; of several tabs, only the one that gets true reports the end
 */
export const takeJob = (change: ChangeJobs, job: Job): boolean => {
  let taken = false;
  change((now) => {
    const left = others(now, job);
    taken = left.length < now.length;
    return left;
  });
  return taken;
};
