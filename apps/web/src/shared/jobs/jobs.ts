import type { ApolloClient } from '@apollo/client';
import type { NoticeAction, NoticeLink } from '@/shared/feedback';

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

/** Storage of the jobs of a person, as text; its content is checked before use. */
export interface JobMemory {
  readonly read: (person: string) => string | null;
  /** Null forgets. */
  readonly write: (person: string, text: string | null) => void;
  /** Tells of changes, also of those that another tab makes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const keyOf = (person: string): string => `jobs.${person}`;

const listeners = new Set<() => void>();

/** The browser's own storage. */
export const jobMemory: JobMemory = {
  read: (person) => {
    try {
      return localStorage.getItem(keyOf(person));
    } catch {
      return null; // storage is switched off: jobs are followed in the history alone
    }
  },
  write: (person, text) => {
    try {
      if (text === null) localStorage.removeItem(keyOf(person));
      else localStorage.setItem(keyOf(person), text);
    } catch {
      // storage is full or switched off
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};

/** A long task of a service that a person started in this browser. */
export interface Job {
  /** The `id` of its kind. */
  readonly kind: string;
  readonly id: string;
}

/** Whoever has not heard of a job for so long does not wait for it any more. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 50;

interface RememberedJob extends Job {
  /** Milliseconds of this machine's clock. */
  readonly requestedAt: number;
}

/** The jobs that a browser remembers. */
interface Jobs {
  readonly of: (person: string) => readonly Job[];
  readonly remember: (person: string, job: Job) => void;
  /** Forgets it. @returns whether it was still remembered: who takes it is the one who tells of its end */
  readonly take: (person: string, job: Job) => boolean;
}

const isJob = (value: unknown): value is RememberedJob =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'id' in value &&
  typeof value.id === 'string' &&
  'requestedAt' in value &&
  typeof value.requestedAt === 'number';

const parse = (text: string | null): readonly RememberedJob[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isJob) : [];
  } catch {
    return [];
  }
};

const isSame =
  (job: Job) =>
  ({ kind, id }: Job): boolean =>
    kind === job.kind && id === job.id;

/** @param now milliseconds of this machine's clock */
export const createJobs = (memory: JobMemory, now: () => number): Jobs => {
  const of = (person: string): readonly RememberedJob[] =>
    parse(memory.read(person)).filter(({ requestedAt }) => now() - requestedAt < REMEMBERED_MS);
  const write = (person: string, jobs: readonly RememberedJob[]): void => {
    memory.write(person, jobs.length === 0 ? null : JSON.stringify(jobs));
  };
  return {
    of,
    remember: (person, job) => {
      const others = of(person).filter((known) => !isSame(job)(known));
      write(person, [...others, { ...job, requestedAt: now() }].slice(-MOST));
    },
    take: (person, job) => {
      const known = of(person);
      const left = known.filter((other) => !isSame(job)(other));
      if (left.length === known.length) return false;
      write(person, left);
      return true;
    },
  };
};

/** The jobs of this browser. */
export const jobs = createJobs(jobMemory, Date.now);
