import { performance } from 'node:perf_hooks';

/** Delay of the process with its work. */
export interface EventLoopLag {
  /** Milliseconds. */
  readonly ms: () => number;
  /** Shows if it has had no pause for a while: new work waits for earlier work. */
  readonly saturated: () => boolean;
  readonly close: () => void;
}

/** Milliseconds between two looks; the lag is known again so soon after it has gone. */
const TICK = 50;
/** Looks in a row that find no pause. */
const LOOKS = 4;
/** Part of the time between two looks in which something runs; the rest is what looking itself takes to be noticed. */
const FULL = 0.97;

/**
 * Looks how late its own timer is. The lag is the lesser of the last two: a single long step is not yet too much work,
 * and one look in time is the end of it.
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
