import type { ApolloClient } from '@apollo/client';
import type { NoticeAction, NoticeLink } from '@/shared/feedback';
import type { Preference } from '@/shared/preferences';
import { isRecord } from '@/shared/is-record';

/** State of a job, and the notice of its end. */
export type JobState =
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly text: string; readonly action?: NoticeAction; readonly link: NoticeLink }
  | { readonly kind: 'failed'; readonly text: string; readonly link: NoticeLink }
  /** No notice: the job is gone, or the person may not see it. */
  | { readonly kind: 'gone' };

/** Asks how a job stands; rejects when there was no answer. */
export type AskJob = (client: ApolloClient, id: string) => Promise<JobState>;

/** A kind of job: its feature knows how to ask. */
export interface JobKind {
  /** Id of the kind in the storage. */
  readonly id: string;
  /** Loaded when there is such a job. */
  readonly load: () => Promise<AskJob>;
}

/** A long task of a service that a person started in this browser. */
export interface Job {
  /** The `id` of its kind. */
  readonly kind: string;
  readonly id: string;
}

/** Milliseconds after which nobody waits for a job of which they have not heard. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 50;

interface StartedJob extends Job {
  /** Milliseconds of this machine's clock. */
  readonly requestedAt: number;
}

const isJob = (value: unknown): value is StartedJob =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  typeof value['id'] === 'string' &&
  typeof value['requestedAt'] === 'number';

/** The jobs that a person started in this browser, whose end was not reported yet. */
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

/** Remembers a job, once. */
export const rememberJob = (change: ChangeJobs, { kind, id }: Job): void =>
  change((now) => [...others(now, { kind, id }), { kind, id, requestedAt: Date.now() }].slice(-MOST));

/** Forgets a job. @returns whether it was still remembered: of several tabs, the one that takes it reports its end */
export const takeJob = (change: ChangeJobs, job: Job): boolean => {
  let taken = false;
  change((now) => {
    const left = others(now, job);
    taken = left.length < now.length;
    return left;
  });
  return taken;
};
