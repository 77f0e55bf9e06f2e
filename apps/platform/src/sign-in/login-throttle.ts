export interface LoginThrottle {
  /**
   * Counts an attempt before its password is checked. Returns the seconds to wait, or 0 when the attempt is allowed.
   */
  attempt(key: string): number;
  /** Clears the attempts after a correct password. */
  succeed(key: string): void;
}

interface ThrottleOptions {
  readonly limit?: number;
  readonly windowMs?: number;
  readonly now?: () => number;
}

/** Limit of the keys in memory. Strangers choose the keys, so the oldest are dropped. */
const maxKeys = 10_000;

/**
 * Creates a throttle: at most `limit` attempts for a key within the window. An attempt counts from its start, so that
 * parallel guesses are limited, too.
 */
export function createLoginThrottle({
  limit = 5,
  windowMs = 5 * 60_000,
  now = Date.now,
}: ThrottleOptions = {}): LoginThrottle {
  const attempts = new Map<string, readonly number[]>();
  return {
    attempt(key) {
      const time = now();
      const recent = (attempts.get(key) ?? []).filter((at) => time - at < windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limit) return Math.ceil((oldest + windowMs - time) / 1000);
      attempts.delete(key);
      attempts.set(key, [...recent, time]);
      const [stalest] = attempts.keys();
      if (attempts.size > maxKeys && stalest !== undefined) attempts.delete(stalest);
      return 0;
    },
    succeed(key) {
      attempts.delete(key);
    },
  };
}
