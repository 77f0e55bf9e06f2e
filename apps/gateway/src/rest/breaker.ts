/** Conditions under which a failing service is left alone for a while. */
export interface BreakerOptions {
  /** Failures in one window that open it, when most calls failed. */
  readonly threshold: number;
  /** Milliseconds that it stays open before one call may try again. */
  readonly openMs: number;
  /** Milliseconds that only ever grow. */
  readonly clock: () => number;
}

/** Sign that the end of a call gives of the service: that it works, that it does not, or nothing. */
export type CallEnding = 'answered' | 'failed' | 'withdrawn';

/**
 * Spares a failing service the load and the person the wait. It opens for everybody when calls of several people fail, and
 * more than a record or two: what fails for one person alone, or is one record that the service cannot read, opens it for
 * those who ask for it.
 */
export interface Breaker {
  /** Admits a call now. When the pause is over, it admits a single call until that one has ended. */
  readonly admits: (caller: string) => boolean;
  /** @param about address that the service answered with an error of its own; without it, the failure is the service's */
  readonly ended: (caller: string, ending: CallEnding, about?: string) => void;
  /** `unasked` until the service has answered for the first time. */
  readonly state: () => BreakerState;
}

/** State of a service as its calls have found it. */
export type BreakerState = 'unasked' | 'up' | 'failing' | 'open';

/** Milliseconds of which calls are counted together. */
const WINDOW = 10_000;
/** People for whom a service must fail before it is left alone by everybody. */
const SEVERAL = 2;

/** Closed to everything while a pause lasts, then open to one call. */
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

/** Calls of one person in the window. */
class Caller {
  readonly gate = new Gate();
  calls = 0;
  failures = 0;
  /** Addresses that the service answered with an error of its own; '' stands for the service. */
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

/** Callers in the current window. */
class Callers {
  readonly #callers = new Map<string, Caller>();
  #windowEnds = 0;

  /** Begins a new window when it is time. Who is refused stays so. */
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

/** A breaker that is closed. */
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
    ended: (id, ending, about = '') => {
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
