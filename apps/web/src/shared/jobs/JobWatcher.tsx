import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { useViewer } from '@/shared/auth';
import { notify } from '@/shared/feedback';
import { poll, useVisible } from '@/shared/polling';
import { usePreference } from '@/shared/preferences';
import { startedJobs, takeJob, type Job, type JobKind, type JobState } from './jobs';

/** Milliseconds between a response and the next request. */
const EVERY_MS = 3_000;

const tell = (state: JobState): void => {
  if (state.kind === 'done') notify.ended(state.text, state.action, state.link);
  if (state.kind === 'failed') notify.error(state.text, state.link);
};

/**
 * Runs something in one tab at a time (Web Locks); other tabs wait until it stops. Browsers have Web Locks only on
 * secure origins. Without them every tab runs it.
 * @param start starts the work and returns the function that stops it
 * @returns function that stops the work, or the waiting for it
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
  // it rejects when the waiting is aborted
  navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    release();
  };
};

const stateOf = async (client: ApolloClient, kinds: readonly JobKind[], { kind, id }: Job): Promise<JobState> => {
  const ask = await kinds.find((known) => known.id === kind)?.load();
  return ask ? ask(client, id) : { kind: 'gone' };
};

/** Polls the state of the jobs in the visible tab, and reports each end once. */
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
    // a failed request must not hold up the other jobs
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
