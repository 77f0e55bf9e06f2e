import Keycloak, { type KeycloakServerConfig } from 'keycloak-js';
import { IdentityAwayError } from '@/shared/apollo/identity-away-error';
import { createSession, type Identity, type Profile, type Session } from './session';

/** Adds a deadline to a promise. Rejects when the deadline passes. */
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

/** Deadline of the session check. keycloak-js itself would wait forever for an iframe that does not answer. */
const START_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 10_000;

/** Channel on which tabs learn of a sign-in; `public/signed-in.js` posts to it. */
const SIGN_IN_CHANNEL = 'sign-in';

/** Error when the session check failed and the identity service does not respond. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** Session, and the functions that only the identity service has. */
export interface Authentication {
  readonly session: Session;
  /** Profile. It loads in the background from the start and never rejects (A9). */
  readonly profile: Promise<Profile>;
  /**
   * Opens the sign-in in a popup, so that the screen stays. When popups are blocked, the page itself goes to the
   * sign-in.
   */
  readonly signInAgain: () => Promise<void>;
  /** Ends the session and returns to this application's own address (A11). The person's data stays in the browser. */
  readonly endSession: () => Promise<void>;
}

/** Rejects when the identity service does not respond; any response is accepted. */
const reach = async ({ url, realm }: KeycloakServerConfig): Promise<void> => {
  const address = `${url}/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
  await within(REQUEST_LIMIT_MS, fetch(address, { mode: 'no-cors' }));
};

/**
 * Checks without a sign-in form whether there is a session (A9). Without third-party cookies, the page goes to the
 * identity service and back. When the iframe does not answer, the person counts as not signed in. The sign-in page then
 * decides, because it needs no iframe.
 * @param keepsPage true to stay on the page in any case, so that the screen keeps its content. Without third-party
 * cookies the check then finds no session, even when there is one
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

/** Loads the profile. When the service fails, it reads the profile from the token. */
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

/** Returns the session of the signed-in person. When nobody is signed in, the page goes to the sign-in form. */
export const authenticate = async (settings: KeycloakServerConfig): Promise<Authentication> => {
  let keycloak = await check(settings);
  if (!keycloak.authenticated) await keycloak.login({ redirectUri: location.href });
  // a copy, because keycloak-js deletes its subject together with the token
  const subject = keycloak.subject;
  let recovering: Promise<void> | undefined;

  const identity: Identity = {
    token: () => keycloak.token,
    expiresAt: () => ((keycloak.tokenParsed?.exp ?? 0) + (keycloak.timeSkew ?? 0)) * 1000,
    refresh: async () => {
      // -1 always renews the token: `createSession` decides when
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
   * Checks the session again after keycloak-js lost its token. Either the person signed out, or a renewal was refused.
   * A renewal is refused, for example, when another tab has used a single-use refresh token. Only the identity service
   * can tell the two cases apart.
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
    // another person must not see the first person's screen
    if (next.subject === subject) take(next);
    else location.reload();
  };
  new BroadcastChannel(SIGN_IN_CHANNEL).onmessage = () => void resume().catch(() => undefined);

  return {
    session,
    profile: loadProfile(keycloak),
    signInAgain: async () => {
      // opened before the first await: browsers allow popups only while they handle a click
      const popup = window.open('', 'sign-in', 'popup,width=520,height=680');
      if (!popup) return keycloak.login({ redirectUri: location.href });
      popup.location.href = await keycloak.createLoginUrl({ redirectUri: `${location.origin}/signed-in.html` });
    },
    endSession: () => keycloak.logout({ redirectUri: `${location.origin}/` }),
  };
};
