export interface LoginThrottle {
  /** Counts an attempt before its password is looked at; answers the seconds to wait, 0 when it may go on. */
  attempt(key: string): number;
  /** The password was right: the attempts before are forgotten. */
  succeed(key: string): void;
}

interface ThrottleOptions {
  readonly limit?: number;
  readonly windowMs?: number;
  readonly now?: () => number;
}

/** Keys are what a stranger types: the oldest go when there are more. */
const maxKeys = 10_000;

/**
 * At most `limit` wrong passwords for a key within the window. An attempt counts from its start, so that a hundred
 * guesses sent at once are not a hundred guesses checked.
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
