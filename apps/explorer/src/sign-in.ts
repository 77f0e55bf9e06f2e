import Keycloak, { type KeycloakServerConfig } from 'keycloak-js';

/** Session of the signed-in person. */
export interface Session {
  /** Claim `sub` of the token. */
  readonly id: string;
  readonly username: string;
  /** Returns a token that is valid for the time of a request. Redirects to the sign-in when it cannot be renewed. */
  readonly accessToken: () => Promise<string>;
  /** Returns a new token, and its expiration as milliseconds since 1970. */
  readonly freshToken: () => Promise<{ readonly token: string; readonly until: number }>;
  readonly signOut: () => Promise<void>;
  /** Resolves after a sign-out in another tab, or if another person has signed in. */
  readonly signedOut: Promise<void>;
}

/** Minimum remaining lifetime of a token, in seconds. A token that expires sooner is renewed first. */
const MARGIN = 30;

/** Address of the explorer, to which the sign-in redirects back. */
const PAGE = `${location.origin}/explorer/`;

const textAt = (value: unknown, name: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== 'string') throw new Error(`config.json: ${name} is missing`);
  return found;
};

/** Reads the address of the identity service from the gateway that serves this page. */
const readSettings = async (): Promise<KeycloakServerConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  const settings: unknown = await response.json();
  const keycloak: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'keycloak') : undefined;
  return { url: textAt(keycloak, 'url'), realm: textAt(keycloak, 'realm'), clientId: textAt(keycloak, 'clientId') };
};

/**
 * Checks for a session without a visible redirect.
 * @param keepsPage true if a redirect would lose the content of the page
 */
const check = async (settings: KeycloakServerConfig, keepsPage = false): Promise<Keycloak> => {
  const keycloak = new Keycloak(settings);
  await keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${PAGE}silent-check-sso.html`,
    silentCheckSsoFallback: !keepsPage,
  });
  return keycloak;
};

/** Signs in silently if there is a session, otherwise with the sign-in form. */
export const signIn = async (): Promise<Session> => {
  const settings = await readSettings();
  let keycloak = await check(settings);
  if (!keycloak.authenticated) await keycloak.login({ redirectUri: PAGE });
  // stored, because keycloak-js clears it together with its token
  const subject = keycloak.subject;
  const username: unknown = keycloak.tokenParsed?.['preferred_username'];
  let recovering: Promise<boolean> | undefined;
  let end = (): void => undefined;
  const signedOut = new Promise<void>((resolve) => {
    end = resolve;
  });

  /**
   * Returns whether the person is still signed in. A token can be lost without a sign-out, so the identity service is
   * asked.
   */
  const recover = async (): Promise<boolean> => {
    const next = await check(settings, true);
    if (!next.authenticated || next.subject !== subject) return false;
    keycloak.onAuthLogout = () => undefined;
    keycloak = next;
    followSignOut();
    return true;
  };
  const recoverOnce = (): Promise<boolean> => (recovering ??= recover().finally(() => (recovering = undefined)));

  /**
   * Resolves `signedOut` after a sign-out. An expired session is no sign-out: its renewal is refused, and `renew` gets
   * the next session.
   */
  const followSignOut = (): void => {
    let isRefused = false;
    keycloak.onAuthRefreshError = () => {
      isRefused = true;
    };
    const endUnlessSignedIn = async (): Promise<void> => {
      await Promise.resolve(); // keycloak-js reports the refusal right after this event
      if (!isRefused && !(await recoverOnce())) end();
    };
    keycloak.onAuthLogout = () => void endUnlessSignedIn().catch(() => undefined);
  };
  followSignOut();

  const renew = async (margin: number): Promise<string> => {
    try {
      await keycloak.updateToken(margin);
    } catch {
      const isSignedIn = await recoverOnce().catch(() => false);
      if (!isSignedIn) await keycloak.login({ redirectUri: PAGE });
    }
    return keycloak.token ?? '';
  };
  return {
    id: subject ?? '',
    username: typeof username === 'string' ? username : '',
    accessToken: () => renew(MARGIN),
    freshToken: async () => {
      const token = await renew(-1);
      return { token, until: (keycloak.tokenParsed?.exp ?? 0) * 1_000 };
    },
    signOut: () => keycloak.logout({ redirectUri: PAGE }),
    signedOut,
  };
};
