/** Name of the realm. The gateway, the browser and a real Keycloak use the same names. */
export const realmName = 'back-office';

/** Prefix of every path of the realm. */
export const realmPath = `/realms/${realmName}`;

/** Path of Keycloak's OpenID endpoints, below the realm. */
export const protocolPath = '/protocol/openid-connect';

/** Path of the login form. Each sign-in has its own address, so that two tabs do not interfere. */
export const loginPath = '/login-actions/authenticate';

/** Public client of the web application and the explorer. */
export const browserClientId = 'back-office-web';

/** Public client of terminals. A person signs in on another screen with a code (RFC 8628). */
export const terminalClientId = 'back-office-cli';

/** Page on which a person types the code that a terminal shows. */
export const devicePath = '/device';

/** Audience of an access token. Keycloak adds `account`, its own profile page. */
export const tokenAudience = ['gateway', 'account'] as const;

/** Lifetimes in seconds. Each comment has the name in Keycloak's realm settings. */
export const lifetimes = {
  /** Access Token Lifespan */
  accessToken: 300,
  /** Access Token Lifespan of the terminal client, which gets no refresh token */
  terminalToken: 15 * 60,
  /** OAuth 2.0 Device Code Lifespan */
  deviceCode: 10 * 60,
  /** SSO Session Idle: lifetime of a refresh token that a tab does not use */
  refreshToken: 30 * 60,
  /** SSO Session Max */
  session: 10 * 60 * 60,
  /** Login timeout */
  login: 30 * 60,
  /** Client login timeout */
  authorizationCode: 60,
} as const;
