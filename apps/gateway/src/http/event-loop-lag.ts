/** How far the process is behind with what it was to do. */
export interface EventLoopLag {
  /** Milliseconds. */
  readonly ms: () => number;
  readonly close: () => void;
}

/** Milliseconds between two looks; the lag is known again so soon after it has gone. */
const TICK = 50;

/**
 * Looks how late its own timer is. The lag is the lesser of the last two: a single long step is not yet too much work,
 * and one look in time is the end of it.
 */
export const watchEventLoop = (): EventLoopLag => {
  let due = performance.now() + TICK;
  let before = 0;
  let last = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    before = last;
    last = Math.max(0, now - due);
    due = now + TICK;
  }, TICK).unref();
  return { ms: () => Math.min(before, last), close: () => clearInterval(timer) };
};
