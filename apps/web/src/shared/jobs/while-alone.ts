/**
 * Does something in one tab at a time: the others wait until it stops. Without Web Locks, which browsers only have on
 * secure origins, every tab does it.
 * @param start begins, and returns how to stop
 * @returns stops it, or stops waiting for it
 */
export const whileAlone = (name: string, start: () => () => void): (() => void) => {
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
