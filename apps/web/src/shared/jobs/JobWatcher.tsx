import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { useViewer } from '@/shared/auth';
import { notify } from '@/shared/feedback';
import { poll, useVisible } from '@/shared/polling';
import { usePreference } from '@/shared/preferences';
import { startedJobs, takeJob, type Job, type JobKind, type JobState } from './jobs';

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

const stateOf = async (client: ApolloClient, kinds: readonly JobKind[], { kind, id }: Job): Promise<JobState> => {
  const ask = await kinds.find((known) => known.id === kind)?.load();
  return ask ? ask(client, id) : { kind: 'gone' };
};

/** Asks how the jobs stand, in the tab that the person sees, and reports each end once. */
export const JobWatcher = ({ kinds }: { readonly kinds: readonly JobKind[] }) => {
  const client = useApolloClient();
  const visible = useVisible();
  const { username } = useViewer();
  const [jobs, change] = usePreference(startedJobs);
  const askOne = async (job: Job): Promise<void> => {
    const state = await stateOf(client, kinds, job);
    if (state.kind !== 'running' && takeJob(change, job)) tell(state);
  };
  const askAll = useEffectEvent(async () => {
    // one that cannot be asked holds up none of the others
    const answers = await Promise.allSettled(jobs.map(askOne));
    if (answers.some(({ status }) => status === 'rejected')) throw new Error('some jobs gave no answer');
  });
  useEffect(
    function followJobs() {
      if (!visible) return undefined;
      return whileAlone(`jobs.${username}`, () => poll({ ask: () => askAll(), everyMs: EVERY_MS }));
    },
    [username, visible],
  );
  return null;
};
