import { isRecord } from '@/shared/is-record';

/** Maximum interval of the backoff, in milliseconds. */
const SLOWEST_MS = 60_000;

interface Polling {
  /** Sends the request. It failed when it rejects or resolves with an `error`, as queries do. */
  readonly ask: () => Promise<unknown>;
  /** Milliseconds between a response and the next request. */
  readonly everyMs: number;
  /** Milliseconds until the first request; by default, it is sent at once. */
  readonly afterMs?: number;
}

/** Returns true for a query that resolved with an error (`errorPolicy: all`). */
const isFailure = (answer: unknown): boolean => isRecord(answer) && Boolean(answer['error']);

/**
 * Polls until it is stopped, with exponential backoff after failures.
 * @returns function that stops the polling
 */
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
