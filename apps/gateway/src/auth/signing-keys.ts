import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type FlattenedJWSInput,
  type JWK,
  type JWSHeaderParameters,
} from 'jose';
import type { Logger } from 'pino';
import { lookup } from '../lookup.ts';
import { redactCause, redactError } from '../redact-error.ts';
import { ConnectionPool, requestOver } from '../rest/connection-pool.ts';
import { SignInUnavailableError } from './authentication-error.ts';
import { isObject } from '../unknown-value.ts';

/** Address of the realm's keys, and the timeout of a request for them. */
export interface SigningKeysOptions {
  readonly url: string;
  /** Timeout in milliseconds for the whole answer; 5,000 by default. */
  readonly timeoutMs?: number;
  /** Monotonic clock, in milliseconds. */
  readonly clock?: () => number;
  readonly logger: Logger;
}

/**
 * State of the keys. They are `missing` until the first valid answer, and no token can be verified. Then they are
 * `known`, even if a later request fails.
 */
export type SigningKeysState = 'known' | 'missing';

/** The realm's public keys. */
export interface SigningKeys {
  /**
   * Returns the key that a token names.
   * @throws SignInUnavailableError when the keys are not available; otherwise errors of jose
   */
  readonly keyFor: (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;
  readonly state: () => SigningKeysState;
  /** Requests the keys if none is known, at most once a second, and waits for the answer. */
  readonly look: () => Promise<SigningKeysState>;
  /**
   * Milliseconds that the gateway's clock is ahead of the sign-in service's, by the `Date` of the last valid answer.
   * It is 0 before the first valid answer, and after an answer without `Date`.
   */
  readonly aheadMs: () => number;
  readonly close: () => Promise<void>;
}

/** Milliseconds of clock difference from which the log has a warning. */
const CLOCKS_DIFFER = 30_000;
const FETCH_LIMIT = 5_000;
const MAX_BYTES = 256 * 1024;
/** Milliseconds after which the keys are refreshed. The old ones are used meanwhile. */
const STALE_AFTER = 10 * 60_000;
/** Milliseconds between tries while there is no key at all. */
const RETRY_AFTER = 1_000;
/** Maximum number of fetches per window once keys are known. */
const REFRESHES = 3;
/** Length of the window in milliseconds. */
const REFRESH_WINDOW = 30_000;

const isSigningKey = (key: unknown): key is JWK =>
  isObject(key) &&
  'kty' in key &&
  key.kty === 'RSA' &&
  'kid' in key &&
  typeof key.kid === 'string' &&
  (!('use' in key) || key.use === 'sig') &&
  (!('alg' in key) || key.alg === 'RS256');

/**
 * Parses the signing keys of an answer.
 * @throws Error for an answer without signing keys, such as a maintenance page or an empty list
 */
const parseKeys = (text: string) => {
  const answer: unknown = JSON.parse(text);
  if (!isObject(answer) || !('keys' in answer) || !Array.isArray(answer.keys))
    throw new Error('the answer is no key set');
  const keys = answer.keys.filter(isSigningKey);
  if (keys.length === 0) throw new Error('the answer has no signing key');
  return createLocalJWKSet({ keys });
};

const tellClock = (logger: Logger, aheadMs: number): void => {
  if (Math.abs(aheadMs) > CLOCKS_DIFFER)
    logger.warn({ aheadSeconds: Math.round(aheadMs / 1000) }, 'the clock differs from that of the sign-in service');
};

/** Logs a failure once, and again when its cause changes. Otherwise every request and every check would log it. */
const tellFailure = (logger: Logger, cause: unknown, before: unknown): void => {
  if (redactCause(cause) !== redactCause(before))
    logger.error({ err: redactError(cause) }, 'the signing keys are not available');
};

/** Opens the endpoint of the keys, with a single connection. */
const openKeyEndpoint = (url: string, timeoutMs: number, logger: Logger) => {
  const { origin, pathname: path } = new URL(url);
  let aheadMs = 0;
  const pool = new ConnectionPool(origin, { connections: 1, connect: { lookup }, maxResponseSize: MAX_BYTES });
  return {
    ask: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      const { statusCode, headers, body } = await requestOver(pool, { path, method: 'GET', signal });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`the key endpoint answered ${statusCode}`);
      const date = Date.parse(String(headers['date']));
      const keys = parseKeys(text);
      aheadMs = Number.isNaN(date) ? 0 : Date.now() - date;
      tellClock(logger, aheadMs);
      return keys;
    },
    aheadMs: () => aheadMs,
    close: () => pool.destroy(),
  };
};

/**
 * Creates the cache of the signing keys. They are fetched at the first use, one fetch at a time. They are fetched again
 * when they are stale, or when a token names an unknown key, at a limited rate. A failed or invalid answer does not
 * replace known keys.
 */
export const createSigningKeys = (options: SigningKeysOptions): SigningKeys => {
  const { url, timeoutMs = FETCH_LIMIT, clock = () => performance.now(), logger } = options;
  const endpoint = openKeyEndpoint(url, timeoutMs, logger);
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let fetchedAt = 0;
  let attempts: number[] = [];
  let failure: unknown;
  let pending: Promise<void> | undefined;
  let closed = false;

  const fetchKeys = async (): Promise<void> => {
    try {
      keys = await endpoint.ask();
      fetchedAt = clock();
      if (failure !== undefined) logger.info('the signing keys are back');
      failure = undefined;
    } catch (cause) {
      if (!closed) tellFailure(logger, cause, failure);
      failure = cause;
    } finally {
      pending = undefined;
    }
  };

  /** Fetches the keys, unless the rate limit is reached. Concurrent callers share one fetch. */
  const refresh = (): Promise<void> => {
    if (pending) return pending;
    const now = clock();
    attempts = attempts.filter((at) => at > now - REFRESH_WINDOW);
    const tooOften = keys ? attempts.length >= REFRESHES : (attempts.at(-1) ?? -Infinity) > now - RETRY_AFTER;
    if (tooOften) return Promise.resolve();
    attempts.push(now);
    return (pending = fetchKeys());
  };

  const unavailable = () =>
    new SignInUnavailableError('the keys of the sign-in service are not available', { cause: failure });

  const state = (): SigningKeysState => (keys ? 'known' : 'missing');

  return {
    keyFor: async (header, token) => {
      if (!keys) await refresh();
      else if (clock() - fetchedAt > STALE_AFTER) void refresh();
      if (!keys) throw unavailable();
      try {
        return await keys(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        await refresh();
        if (failure !== undefined) throw unavailable();
        return keys(header, token);
      }
    },
    state,
    aheadMs: endpoint.aheadMs,
    look: async () => {
      if (!keys) await refresh();
      return state();
    },
    close: () => {
      closed = true;
      return endpoint.close();
    },
  };
};
