import { isRecord } from '@/shared/is-record';

/** Longest interval after failures. */
const SLOWEST_MS = 60_000;

interface Polling {
  /** Rejects, or answers an `error` as queries do, when there was no answer. */
  readonly ask: () => Promise<unknown>;
  /** Milliseconds from an answer to the next question. */
  readonly everyMs: number;
  /** Milliseconds until the first question; left out, it is put at once. */
  readonly afterMs?: number;
}

/** Queries do not reject: they answer their error (`errorPolicy: all`). */
const isFailure = (answer: unknown): boolean => isRecord(answer) && Boolean(answer['error']);

/** Asks, and again after each answer; less often after failures. @returns stops it */
export const poll = ({ ask, everyMs, afterMs = 0 }: Polling): (() => void) => {
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    failures = await ask().then(
      (answer) => (isFailure(answer) ? failures + 1 : 0),
      () => failures + 1,
    );
    if (!stopped) timer = setTimeout(() => void run(), Math.min(everyMs * 2 ** failures, SLOWEST_MS));
  };
  if (afterMs > 0) timer = setTimeout(() => void run(), afterMs);
  else void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
