import { IdentityAwayError } from '@/shared/apollo/identity-away-error';
import { SessionExpiredError } from '@/shared/apollo/session-expired-error';

/** Signed-in person as the identity service reports them (A9). */
export interface Profile {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
}

/** Functions of the identity service that a session needs; `keycloak.ts` implements them. */
export interface Identity {
  readonly token: () => string | undefined;
  /** Returns the time at which the access token expires, in epoch milliseconds of this machine's clock. */
  readonly expiresAt: () => number;
  /**
   * Renews the token. It may reject without a new one. If `token()` is then undefined, the session has ended, unless
   * the error is an `IdentityAwayError`.
   */
  readonly refresh: () => Promise<void>;
}

export interface SessionState {
  /** `away`: the token is not valid and the identity service does not respond. The session retries until it does. */
  readonly status: 'active' | 'away' | 'expired';
  /** Time at which the access token expires, in epoch milliseconds of this machine's clock. */
  readonly expiresAt: number;
}

export interface Session {
  /**
   * Returns a valid token, which is renewed first when it expires within 30 seconds. Rejects with `SessionExpiredError`
   * or `IdentityAwayError`.
   */
  readonly accessToken: () => Promise<string>;
  /** Renews the token if it is still the refused one, and returns the token. Rejects as `accessToken` does. */
  readonly tokenAfter: (refused: string) => Promise<string>;
  /** Ends the session: no request is possible until the person signs in again. */
  readonly expire: () => void;
  /** Marks the session as `away`: there is no token and the identity service does not respond. */
  readonly lose: () => void;
  /** Continues the session with a new sign-in of the same person. */
  readonly resume: (identity: Identity) => void;
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Time between the renewal of a token and its expiry (GAP-42). */
const RENEW_BEFORE_MS = 30_000;
const TRY_AGAIN_AFTER_MS = 5_000;

/** Creates a session that renews its access token before it expires. Concurrent callers share one renewal (GAP-42). */
export const createSession = (signedIn: Identity): Session => {
  let identity = signedIn;
  let state: SessionState = { status: 'active', expiresAt: identity.expiresAt() };
  let renewing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const left = (): number => identity.expiresAt() - Date.now();

  const become = (status: SessionState['status']): void => {
    state = { status, expiresAt: identity.expiresAt() };
    clearTimeout(timer);
    if (status !== 'expired') timer = setTimeout(renewInTime, Math.max(left() - RENEW_BEFORE_MS, TRY_AGAIN_AFTER_MS));
    for (const listener of listeners) listener();
  };

  /**
   * Renews the token. A failed renewal ends the session only when the identity service says so. A lost network or an
   * outage may end by itself.
   */
  const renew = async (): Promise<void> => {
    const renewed = identity;
    const isAway = await renewed.refresh().then(
      () => false,
      (refusal: unknown) => refusal instanceof IdentityAwayError || identity.token() !== undefined,
    );
    if (renewed !== identity || state.status === 'expired') return;
    if (identity.token() !== undefined && left() > 0) become('active');
    else become(isAway ? 'away' : 'expired');
  };

  const renewOnce = (): Promise<void> => (renewing ??= renew().finally(() => (renewing = undefined)));
  const renewInTime = (): void => void renewOnce();

  const accessToken = async (): Promise<string> => {
    if (state.status !== 'expired' && left() < RENEW_BEFORE_MS) await renewOnce();
    if (state.status === 'away') throw new IdentityAwayError();
    const token = identity.token();
    if (state.status === 'expired' || token === undefined) throw new SessionExpiredError();
    return token;
  };

  become('active');
  return {
    accessToken,
    tokenAfter: async (refused) => {
      if (state.status === 'active' && identity.token() === refused) {
        await renewOnce();
        // by the clock the refused token is still valid, but sending it again would end the session
        if (identity.token() === refused) throw new IdentityAwayError();
      }
      return accessToken();
    },
    expire: () => {
      if (state.status !== 'expired') become('expired');
    },
    lose: () => {
      if (state.status === 'active') become('away');
    },
    resume: (next) => {
      identity = next;
      become('active');
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
