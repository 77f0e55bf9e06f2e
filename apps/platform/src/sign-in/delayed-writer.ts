/** Delay of a write in milliseconds. It combines the changes of one sign-in into one write. */
const writeDelay = 100;

export interface DelayedWriter {
  /** Schedules a write soon. */
  readonly schedule: () => void;
  /** Resolves when every scheduled write is done. A failed write is reported, and does not reject. */
  readonly flush: () => Promise<void>;
}

/**
 * Creates a writer that combines the changes of a short time. Writes never overlap, so an older state cannot replace a
 * newer one.
 */
export function createDelayedWriter(write: () => Promise<void>, report: (error: unknown) => void): DelayedWriter {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const start = () => {
    timer = undefined;
    last = last.then(write).catch(report);
  };
  return {
    schedule: () => {
      timer ??= setTimeout(start, writeDelay).unref();
    },
    flush: async () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        start();
      }
      await last;
    },
  };
}
