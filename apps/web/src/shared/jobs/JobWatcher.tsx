import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import { poll, useVisible } from '@/shared/polling';
import { jobs, type Job, type JobKind, type JobState } from './jobs';

/** Milliseconds from an answer to the next question. */
const EVERY_MS = 3_000;

const tell = (state: JobState): void => {
  if (state.kind === 'done') notify.ended(state.text, state.action, state.link);
  if (state.kind === 'failed') notify.error(state.text, state.link);
};

/**
 * Does something in one tab at a time: the others wait until it stops. Without Web Locks, which browsers only have on
 * secure origins, every tab does it.
 * @param start begins, and returns how to stop
 * @returns stops it, or stops waiting for it
 */
const whileAlone = (name: string, start: () => () => void): (() => void) => {
  if (!('locks' in navigator)) return start();
  const waiting = new AbortController();
  let release = () => {
    waiting.abort();
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      if (waiting.signal.aborted) {
        resolve();
        return;
      }
      const stop = start();
      release = () => {
        stop();
        resolve();
      };
    });
  // it only rejects when the waiting was given up
  navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    release();
  };
};

interface JobWatcherProps {
  readonly person: string;
  readonly kinds: readonly JobKind[];
}

const askOne = async (client: ApolloClient, { person, kinds }: JobWatcherProps, job: Job): Promise<void> => {
  const ask = await kinds.find(({ id }) => id === job.kind)?.load();
  const state: JobState = ask ? await ask(client, job.id) : { kind: 'gone' };
  if (state.kind !== 'running' && jobs.take(person, job)) tell(state);
};

/** One that cannot be asked holds up none of the others. */
const askAll = async (client: ApolloClient, watched: JobWatcherProps): Promise<void> => {
  const answers = await Promise.allSettled(jobs.of(watched.person).map((job) => askOne(client, watched, job)));
  if (answers.some(({ status }) => status === 'rejected')) throw new Error('some jobs gave no answer');
};

/** Asks how the jobs stand, in the tab that the person sees, and tells of each end once. */
export const JobWatcher = ({ person, kinds }: JobWatcherProps) => {
  const client = useApolloClient();
  const visible = useVisible();
  useEffect(
    function followJobs() {
      if (!visible) return undefined;
      const ask = () => askAll(client, { person, kinds });
      return whileAlone(`jobs.${person}`, () => poll({ ask, everyMs: EVERY_MS }));
    },
    [client, kinds, person, visible],
  );
  return null;
};
