import { IdentityAwayError } from '@/shared/apollo/identity-away-error';
import { SessionExpiredError } from '@/shared/apollo/session-expired-error';

/** The signed-in person as the identity service knows them (A9). */
export interface Profile {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
}

/** Functions of the identity service that a session needs; `keycloak.ts` is the real one. */
export interface Identity {
  readonly token: () => string | undefined;
  /** Moment at which the access token expires, in milliseconds of this machine's clock. */
  readonly expiresAt: () => number;
  /**
   * Rejects when there is no new token; `token()` is undefined when there never will be, unless it rejects with
   * `IdentityAwayError`.
   */
  readonly refresh: () => Promise<void>;
}

export interface SessionState {
  /** `away`: the token is of no more use, and the identity service does not answer; it is asked again and again. */
  readonly status: 'active' | 'away' | 'expired';
  readonly expiresAt: number;
}

export interface Session {
  /** A token that is good for at least some seconds; rejects with `SessionExpiredError` or `IdentityAwayError`. */
  readonly accessToken: () => Promise<string>;
  /** The same after a token was refused: another one, renewed where there is none yet. */
  readonly tokenAfter: (refused: string) => Promise<string>;
  /** Nothing can be asked any more until the person signs in again. */
  readonly expire: () => void;
  /** The identity service does not answer, and there is no token meanwhile. */
  readonly lose: () => void;
  /** Goes on with what a new sign-in of the same person gave. */
  readonly resume: (identity: Identity) => void;
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A token is renewed this long before it expires (GAP-42). */
const RENEW_BEFORE_MS = 30_000;
const TRY_AGAIN_AFTER_MS = 5_000;

/** Keeps the access token fresh: one renewal at a time, whoever asks (GAP-42). */
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

  /** A failed renewal ends the session only when the identity service says so: a lost network, and the service, may come back. */
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
      if (state.status === 'active' && identity.token() === refused) await renewOnce();
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
