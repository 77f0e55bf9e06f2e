import { performance } from 'node:perf_hooks';

/** Measure of how far the process is behind with its work. */
export interface EventLoopLag {
  /** Lag of the event loop in milliseconds. */
  readonly ms: () => number;
  /** True when the event loop had no pause for several checks, so that new work waits for earlier work. */
  readonly saturated: () => boolean;
  readonly close: () => void;
}

/** Milliseconds between two checks. The end of a lag is noticed within this time. */
const TICK = 50;
/** Number of consecutive checks without a pause. */
const LOOKS = 4;
/** Utilization between two checks from which the event loop counts as without a pause. */
const FULL = 0.97;

/**
 * Measures how late its own timer runs. The lag is the smaller of the last two delays. So a single long step does not
 * count, and one punctual check ends it.
 */
export const watchEventLoop = (): EventLoopLag => {
  let due = performance.now() + TICK;
  let before = 0;
  let last = 0;
  let used = performance.eventLoopUtilization();
  let full = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    before = last;
    last = Math.max(0, now - due);
    due = now + TICK;
    const current = performance.eventLoopUtilization();
    full = performance.eventLoopUtilization(current, used).utilization >= FULL ? full + 1 : 0;
    used = current;
  }, TICK).unref();
  return { ms: () => Math.min(before, last), saturated: () => full >= LOOKS, close: () => clearInterval(timer) };
};
