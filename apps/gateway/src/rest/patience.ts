import type { Departure } from './departure.ts';

/** How long a call may take, and whether somebody still waits for it. */
export interface Patience {
  /** What ended it, if anything. */
  readonly ended: () => 'deadline' | 'client' | undefined;
  /** Milliseconds left. */
  readonly left: () => number;
  /** Calls back when it ends before its time; one at a time, the last one given. */
  readonly interrupts: (callBack: (() => void) | undefined) => void;
  /** Waits; less long when the patience ends before. */
  readonly pause: (ms: number) => Promise<void>;
  /** The call is over: forgets the timer and the client. */
  readonly release: () => void;
}

/** @param client gone when nobody waits any more; changes pass none, for they must not stop half-way */
export const startPatience = (deadlineMs: number, client?: Departure): Patience => {
  const endsAt = performance.now() + deadlineMs;
  let ended: 'deadline' | 'client' | undefined;
  let interrupt: (() => void) | undefined;
  const end = (reason: 'deadline' | 'client') => {
    ended ??= reason;
    interrupt?.();
  };
  const timer = setTimeout(end, deadlineMs, 'deadline');
  const forget = client?.whenGone(() => end('client'));
  if (client?.isGone()) end('client');
  return {
    ended: () => ended,
    left: () => endsAt - performance.now(),
    interrupts: (callBack) => {
      interrupt = callBack;
    },
    pause: (ms) =>
      new Promise((resolve) => {
        const wait = setTimeout(resolve, ms);
        interrupt = () => {
          clearTimeout(wait);
          resolve();
        };
      }),
    release: () => {
      clearTimeout(timer);
      forget?.();
    },
  };
};
