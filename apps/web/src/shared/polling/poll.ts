/** Longest interval after failures. */
const SLOWEST_MS = 60_000;

interface Polling {
  /** Rejects when there was no answer. */
  readonly ask: () => Promise<unknown>;
  /** Milliseconds from an answer to the next question. */
  readonly everyMs: number;
}

/** Asks at once, and again after each answer; less often after failures. @returns stops it */
export const poll = ({ ask, everyMs }: Polling): (() => void) => {
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    failures = await ask().then(
      () => 0,
      () => failures + 1,
    );
    if (!stopped) timer = setTimeout(() => void run(), Math.min(everyMs * 2 ** failures, SLOWEST_MS));
  };
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
