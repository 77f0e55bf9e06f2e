/** Debounce in milliseconds after the last choice. */
const PAUSE_MS = 1_000;
/** First backoff in milliseconds after a failed run. Each failure doubles it, up to `LAST_RETRY_MS`. */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

/** Background task with debounce and retries, of which only one run is active. */
export interface Schedule {
  /** Runs the task after a pause, which each call restarts. */
  readonly soon: () => void;
  /** Runs the task at once, or waits for the run that is active. Does not reject. */
  readonly now: () => Promise<void>;
  /** Cancels a run that has not begun. An active run continues. */
  readonly stop: () => void;
}

/** Creates the schedule of a task. A task that rejects is retried with backoff. */
export const createSchedule = (task: () => Promise<void>): Schedule => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry = FIRST_RETRY_MS;
  let running: Promise<void> | undefined;

  const after = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), milliseconds);
  };
  const run = async (): Promise<void> => {
    try {
      await task();
      retry = FIRST_RETRY_MS;
    } catch {
      after(retry);
      retry = Math.min(2 * retry, LAST_RETRY_MS);
    }
  };
  const now = (): Promise<void> => {
    clearTimeout(timer);
    running ??= run().finally(() => (running = undefined));
    return running;
  };
  return {
    soon: () => after(PAUSE_MS),
    now,
    stop: () => clearTimeout(timer),
  };
};
