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
  /** Rejects when there is no new token; `token()` is undefined when there never will be. */
  readonly refresh: () => Promise<void>;
}

export interface SessionState {
  readonly status: 'active' | 'expired';
  readonly expiresAt: number;
}

export interface Session {
  /** A token that is good for at least some seconds; rejects with `SessionExpiredError`. */
  readonly accessToken: () => Promise<string>;
  /** Nothing can be asked any more until the person signs in again. */
  readonly expire: () => void;
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
    if (status === 'active') timer = setTimeout(renewInTime, Math.max(left() - RENEW_BEFORE_MS, TRY_AGAIN_AFTER_MS));
    for (const listener of listeners) listener();
  };

  /** A failed renewal ends the session only when the token is gone or of no more use: a lost network may come back. */
  const renew = async (): Promise<void> => {
    const renewed = identity;
    await renewed.refresh().catch(() => undefined);
    if (renewed !== identity || state.status === 'expired') return;
    become(identity.token() !== undefined && left() > 0 ? 'active' : 'expired');
  };

  const renewOnce = (): Promise<void> => (renewing ??= renew().finally(() => (renewing = undefined)));
  const renewInTime = (): void => void renewOnce();

  become('active');
  return {
    accessToken: async () => {
      if (state.status === 'active' && left() < RENEW_BEFORE_MS) await renewOnce();
      const token = identity.token();
      if (state.status === 'expired' || token === undefined) throw new SessionExpiredError();
      return token;
    },
    expire: () => {
      if (state.status === 'active') become('expired');
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
