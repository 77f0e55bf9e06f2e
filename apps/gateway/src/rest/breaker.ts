/** When a service that keeps failing is left alone for a while. */
export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly threshold: number;
  /** Milliseconds that it stays open before one call may try again. */
  readonly openMs: number;
  /** Milliseconds that only ever grow. */
  readonly clock: () => number;
}

/** Spares a failing service the load and the person the wait. */
export interface Breaker {
  /** Whether a call may be made now. Says yes to a single call when the pause is over, until that one has ended. */
  readonly admits: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** The call ended without saying anything about the service. */
  readonly withdrawn: () => void;
  readonly state: () => 'up' | 'failing' | 'open';
}

/** A breaker that is closed. */
export const createBreaker = ({ threshold, openMs, clock }: BreakerOptions): Breaker => {
  let failures = 0;
  let openUntil = 0;
  let probing = false;
  return {
    admits: () => {
      if (failures < threshold) return true;
      if (probing || clock() < openUntil) return false;
      probing = true;
      return true;
    },
    succeeded: () => {
      failures = 0;
      probing = false;
    },
    failed: () => {
      failures = Math.min(failures + 1, threshold);
      probing = false;
      if (failures === threshold) openUntil = clock() + openMs;
    },
    withdrawn: () => {
      probing = false;
    },
    state: () => (failures === threshold ? 'open' : failures > 0 ? 'failing' : 'up'),
  };
};
