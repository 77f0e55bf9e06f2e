import Keycloak, { type KeycloakServerConfig } from 'keycloak-js';

/** The signed-in person. */
export interface Session {
  /** `sub` of the token. */
  readonly id: string;
  readonly username: string;
  /** A token that is good for the time of a request; leaves for the sign-in when there is none any more. */
  readonly accessToken: () => Promise<string>;
  /** A token that was made now, and until when it is good, in milliseconds since 1970. */
  readonly freshToken: () => Promise<{ readonly token: string; readonly until: number }>;
  readonly signOut: () => Promise<void>;
  /** Ends once the person signed out in another tab, or somebody else has signed in. */
  readonly signedOut: Promise<void>;
}

/** Seconds that a token must be good for, or it is renewed first. */
const MARGIN = 30;

/** Address of the explorer, to which the sign-in comes back. */
const PAGE = `${location.origin}/explorer/`;

const textAt = (value: unknown, name: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== 'string') throw new Error(`config.json: ${name} is missing`);
  return found;
};

/** Reads the place to sign in from the gateway that serves this page. */
const readSettings = async (): Promise<KeycloakServerConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  const settings: unknown = await response.json();
  const keycloak: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'keycloak') : undefined;
  return { url: textAt(keycloak, 'url'), realm: textAt(keycloak, 'realm'), clientId: textAt(keycloak, 'clientId') };
};

/**
 * Asks, without a visible redirect, whether there is a session.
 * @param keepsPage true where a redirect would lose what is on the screen
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

/** Signs in without a visible redirect when there is a session already, else by the sign-in form. */
export const signIn = async (): Promise<Session> => {
  const settings = await readSettings();
  let keycloak = await check(settings);
  if (!keycloak.authenticated) await keycloak.login({ redirectUri: PAGE });
  // keycloak-js forgets it with its token
  const subject = keycloak.subject;
  const username: unknown = keycloak.tokenParsed?.['preferred_username'];
  let recovering: Promise<boolean> | undefined;
  let end = (): void => undefined;
  const signedOut = new Promise<void>((resolve) => {
    end = resolve;
  });

  /** A token is lost without a sign-out, too: only the identity service knows whether the person is still signed in. */
  const recover = async (): Promise<boolean> => {
    const next = await check(settings, true);
    if (!next.authenticated || next.subject !== subject) return false;
    keycloak.onAuthLogout = () => undefined;
    keycloak = next;
    followSignOut();
    return true;
  };
  const recoverOnce = (): Promise<boolean> => (recovering ??= recover().finally(() => (recovering = undefined)));

  /** A session that only ended by itself is no sign-out: its renewal is refused, and `renew` asks for the next one. */
  const followSignOut = (): void => {
    let isRefused = false;
    keycloak.onAuthRefreshError = () => {
      isRefused = true;
    };
    const endUnlessSignedIn = async (): Promise<void> => {
      await Promise.resolve(); // keycloak-js tells of the refusal just after this
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
