/** Thresholds of a circuit breaker. */
export interface BreakerOptions {
  /** Number of failures in one window from which it may open. */
  readonly threshold: number;
  /** Milliseconds that it stays open before one call is tried. */
  readonly openMs: number;
  /** Monotonic clock in milliseconds. */
  readonly clock: () => number;
}

/** Result of a call for the breaker. `withdrawn` says nothing about the service. */
export type CallEnding = 'answered' | 'failed' | 'withdrawn';

/**
 * Circuit breaker of a service, which reduces its load and the waiting time. From `threshold` failures on, it opens for
 * a person most of whose calls fail. It opens for everybody when most calls fail for several people, who have as many
 * failures together, and for more people than get answers. Failures with 500 on a few paths do not open it for
 * everybody.
 */
export interface Breaker {
  /**
   * Returns whether a call may be sent. `recordEnd` must follow each admitted call: after the pause, the next one is
   * admitted only then.
   */
  readonly admits: (caller: string) => boolean;
  /** @param about path of a call that failed with 500; without it, the service itself failed */
  readonly recordEnd: (caller: string, ending: CallEnding, about?: string) => void;
  /** State of the service. `unasked`: no call was answered yet, and none failed in this window. */
  readonly state: () => BreakerState;
}

/** State of a service by its recent calls. */
export type BreakerState = 'unasked' | 'up' | 'failing' | 'open';

/** Length of a window in milliseconds. */
const WINDOW = 10_000;
/** Number of people whose calls mostly fail, from which the breaker may open for everybody. */
const SEVERAL = 2;

/** Closes for a pause, and then admits one call at a time until it is opened. A closed gate is an open breaker. */
class Gate {
  #closedUntil: number | undefined;
  #isTried = false;

  isClosed(): boolean {
    return this.#closedUntil !== undefined;
  }
  admits(now: number): boolean {
    return this.#closedUntil === undefined || (!this.#isTried && now >= this.#closedUntil);
  }
  enter(): void {
    this.#isTried = this.#closedUntil !== undefined;
  }
  leave(): void {
    this.#isTried = false;
  }
  open(): void {
    this.#closedUntil = undefined;
    this.#isTried = false;
  }
  close(until: number): void {
    this.#closedUntil = until;
    this.#isTried = false;
  }
}

/** Calls of one person in the current window. */
class Caller {
  readonly gate = new Gate();
  calls = 0;
  failures = 0;
  /** Paths of calls that failed with 500; '' stands for a failure of the service itself. */
  readonly failed = new Set<string>();

  isFailing(): boolean {
    return this.failures * 2 > this.calls;
  }
  forget(): void {
    this.calls = 0;
    this.failures = 0;
    this.failed.clear();
  }
}

/** Callers in the current window, and earlier ones whose gate is closed. */
class Callers {
  readonly #callers = new Map<string, Caller>();
  #windowEnds = 0;

  /** Begins a new window when the old one is over. Closed gates stay closed. */
  roll(now: number): void {
    if (now < this.#windowEnds) return;
    this.#windowEnds = now + WINDOW;
    for (const [id, caller] of this.#callers)
      if (caller.gate.isClosed()) caller.forget();
      else this.#callers.delete(id);
  }
  of(id: string): Caller {
    const known = this.#callers.get(id) ?? new Caller();
    this.#callers.set(id, known);
    return known;
  }
  failing(): readonly Caller[] {
    return [...this.#callers.values()].filter((caller) => caller.isFailing());
  }
  answered(): number {
    return [...this.#callers.values()].filter((caller) => caller.calls > 0 && !caller.isFailing()).length;
  }
  clear(): void {
    this.#callers.clear();
  }
}

/** Creates a breaker that admits calls. */
export const createBreaker = ({ threshold, openMs, clock }: BreakerOptions): Breaker => {
  const callers = new Callers();
  const everybody = new Gate();
  let hasAnswered = false;

  const failsForSeveral = (): boolean => {
    const failing = callers.failing();
    const failures = failing.reduce((sum, { failures: own }) => sum + own, 0);
    const failed = new Set(failing.flatMap((caller) => [...caller.failed]));
    const isOfService = failed.has('') || failed.size * 2 >= threshold;
    return failing.length >= SEVERAL && failing.length > callers.answered() && failures >= threshold && isOfService;
  };
  const countFailure = (caller: Caller, about: string): void => {
    const until = clock() + openMs;
    caller.failures += 1;
    caller.failed.add(about);
    if (caller.gate.isClosed() || (caller.isFailing() && caller.failures >= threshold)) caller.gate.close(until);
    if (everybody.isClosed() || failsForSeveral()) everybody.close(until);
  };
  const forgive = (caller: Caller): void => {
    if (everybody.isClosed()) {
      everybody.open();
      callers.clear();
    } else if (caller.gate.isClosed()) {
      caller.gate.open();
      caller.forget();
    }
  };

  return {
    admits: (id) => {
      const now = clock();
      callers.roll(now);
      const own = callers.of(id).gate;
      if (!everybody.admits(now) || !own.admits(now)) return false;
      everybody.enter();
      own.enter();
      return true;
    },
    recordEnd: (id, ending, about = '') => {
      const caller = callers.of(id);
      if (ending === 'withdrawn') {
        everybody.leave();
        caller.gate.leave();
        return;
      }
      caller.calls += 1;
      if (ending === 'answered') hasAnswered = true;
      if (ending === 'failed') countFailure(caller, about);
      else forgive(caller);
    },
    state: () => {
      callers.roll(clock());
      if (everybody.isClosed()) return 'open';
      if (callers.failing().length > 0) return 'failing';
      return hasAnswered ? 'up' : 'unasked';
    },
  };
};
