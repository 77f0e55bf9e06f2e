/** Milliseconds after the last choice until it is sent. */
const PAUSE_MS = 1_000;
/** Milliseconds until a failed request is tried again: doubled with each failure. */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

/** Sends in the background, one run at a time. */
export interface Schedule {
  /** Sends in a moment, with what is chosen until then. */
  readonly soon: () => void;
  /** Sends at once; never rejects. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
}

/** Creates the schedule of a task, which is tried again later when it rejects. */
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
