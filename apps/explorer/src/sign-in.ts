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
}

/** Seconds that a token must be good for, or it is renewed first. */
const MARGIN = 30;

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

/** Signs in without a visible redirect when there is a session already, else by the sign-in form. */
export const signIn = async (): Promise<Session> => {
  const keycloak = new Keycloak(await readSettings());
  const page = `${location.origin}/explorer/`;
  const authenticated = await keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${page}silent-check-sso.html`,
  });
  if (!authenticated) await keycloak.login({ redirectUri: page });
  const username: unknown = keycloak.tokenParsed?.['preferred_username'];
  const renew = async (margin: number): Promise<string> => {
    await keycloak.updateToken(margin).catch(() => keycloak.login({ redirectUri: page }));
    return keycloak.token ?? '';
  };
  return {
    id: keycloak.subject ?? '',
    username: typeof username === 'string' ? username : '',
    accessToken: () => renew(MARGIN),
    freshToken: async () => {
      const token = await renew(-1);
      return { token, until: (keycloak.tokenParsed?.exp ?? 0) * 1_000 };
    },
    signOut: () => keycloak.logout({ redirectUri: page }),
  };
};
