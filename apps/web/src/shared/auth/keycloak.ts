import Keycloak, { type KeycloakServerConfig } from 'keycloak-js';
import { IdentityAwayError } from '@/shared/apollo/identity-away-error';
import { createSession, type Identity, type Profile, type Session } from './session';

/** The same promise with a deadline. Rejects when it is missed. */
const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer in ${String(milliseconds)} ms`));
    }, milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => {
    clearTimeout(timer);
  });
};

/** keycloak-js waits for ever for an iframe that never answers. */
const START_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 10_000;

/** Tabs notify each other here that somebody signed in; `public/signed-in.js` speaks on it. */
const SIGN_IN_CHANNEL = 'sign-in';

/** The identity service did not answer, or not as it should. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** A session with what only the identity service can do. */
export interface Authentication {
  readonly session: Session;
  /** Loading since the start, which does not wait for it; never rejects (A9). */
  readonly profile: Promise<Profile>;
  /** Opens the sign-in in a window of its own, so that what is on the screen stays; this page when windows are blocked. */
  readonly signInAgain: () => Promise<void>;
  /** Ends the session and comes back to this application's own address (A11). */
  readonly signOut: () => Promise<void>;
}

/** Checks that the service answers at all, whatever it says; rejects when it does not. */
const reach = async ({ url, realm }: KeycloakServerConfig): Promise<void> => {
  const address = `${url}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
  await within(REQUEST_LIMIT_MS, fetch(address, { mode: 'no-cors' }));
};

/**
 * Asks, without a visible redirect, whether there is a session (A9). A browser that answers no frame asks in vain:
 * nobody is signed in then, and the sign-in page, which needs no frame, decides.
 * @param keepsPage true where a redirect would lose what is on the screen: a browser without such cookies asks in vain
 */
const check = async (settings: KeycloakServerConfig, keepsPage = false): Promise<Keycloak> => {
  const keycloak = new Keycloak(settings);
  const init = keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    silentCheckSsoFallback: !keepsPage,
    messageReceiveTimeout: REQUEST_LIMIT_MS,
  });
  await within(START_LIMIT_MS, init)
    .catch(() => reach(settings))
    .catch((cause: unknown) => {
      throw new SignInError(cause instanceof Error ? cause.message : 'unknown reason', { cause });
    });
  return keycloak;
};

const textIn = (claims: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The profile, loaded at startup; when the service cannot give it, what the token itself says. */
const loadProfile = async (keycloak: Keycloak): Promise<Profile> => {
  const claims = keycloak.tokenParsed ?? {};
  const loaded = await within(REQUEST_LIMIT_MS, keycloak.loadUserProfile()).catch(() => undefined);
  const username = loaded?.username ?? textIn(claims, 'preferred_username') ?? '';
  const fullName = [loaded?.firstName, loaded?.lastName].filter(Boolean).join(' ');
  return {
    username,
    name: fullName || (textIn(claims, 'name') ?? username),
    email: loaded?.email ?? textIn(claims, 'email') ?? null,
  };
};

/** Signs in, and gives the session of whoever is signed in. The page leaves for the sign-in form when nobody is. */
export const authenticate = async (settings: KeycloakServerConfig): Promise<Authentication> => {
  let keycloak = await check(settings);
  if (!keycloak.authenticated) await keycloak.login({ redirectUri: location.href });
  // keycloak-js forgets it with its token
  const subject = keycloak.subject;
  let recovering: Promise<void> | undefined;

  const identity: Identity = {
    token: () => keycloak.token,
    expiresAt: () => ((keycloak.tokenParsed?.exp ?? 0) + (keycloak.timeSkew ?? 0)) * 1000,
    refresh: async () => {
      // -1 renews whatever is left of the token: `createSession` decides when
      if (keycloak.token !== undefined)
        await within(REQUEST_LIMIT_MS, keycloak.updateToken(-1)).catch((refusal: unknown) => {
          if (keycloak.token !== undefined) throw refusal;
        });
      if (keycloak.token === undefined) await recoverOnce();
    },
  };
  const session = createSession(identity);

  const take = (next: Keycloak): void => {
    keycloak.onAuthLogout = () => undefined;
    keycloak = next;
    keycloak.onAuthLogout = recoverOrLose;
    session.resume(identity);
  };

  /**
   * A token is lost at a sign-out, and as well where a renewal was refused though the person is signed in: refresh
   * tokens may be good once, and another tab or a lost answer used it up. Only the identity service distinguishes them.
   */
  const recover = async (): Promise<void> => {
    const next = await check(settings, true).catch((cause: unknown) => {
      throw new IdentityAwayError('no answer', { cause });
    });
    if (next.authenticated && next.subject === subject) take(next);
    else session.expire();
  };
  const recoverOnce = (): Promise<void> => (recovering ??= recover().finally(() => (recovering = undefined)));
  const recoverOrLose = (): void => void recoverOnce().catch(() => session.lose());
  keycloak.onAuthLogout = recoverOrLose;

  const resume = async (): Promise<void> => {
    if (session.state().status === 'active') return;
    const next = await check(settings);
    if (!next.authenticated) return;
    // another person must not go on with the screen of the first
    if (next.subject === subject) take(next);
    else location.reload();
  };
  new BroadcastChannel(SIGN_IN_CHANNEL).onmessage = () => void resume().catch(() => undefined);

  return {
    session,
    profile: loadProfile(keycloak),
    signInAgain: async () => {
      // opened before anything is awaited: browsers allow windows only while a click is handled
      const popup = window.open('', 'sign-in', 'popup,width=520,height=680');
      if (!popup) return keycloak.login({ redirectUri: location.href });
      popup.location.href = await keycloak.createLoginUrl({ redirectUri: `${location.origin}/signed-in.html` });
    },
    signOut: () => keycloak.logout({ redirectUri: `${location.origin}/` }),
  };
};
