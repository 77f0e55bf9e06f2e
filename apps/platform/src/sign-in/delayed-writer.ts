/** Milliseconds between a change and its writing, so that the dozen changes of one sign-in are written once. */
const writeDelay = 100;

export interface DelayedWriter {
  /** Something changed: it will be written soon. */
  readonly schedule: () => void;
  /** Resolves when everything scheduled so far is written. */
  readonly flush: () => Promise<void>;
}

/** Writes soon after a change, one write at a time, never two versions out of order. */
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
