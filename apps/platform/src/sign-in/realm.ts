/** Names that the realm shares with the gateway, with the browser and with a real Keycloak. */
export const realmName = 'back-office';

/** Every address of the realm starts here. */
export const realmPath = `/realms/${realmName}`;

/** Path of Keycloak's OpenID addresses, below the realm. */
export const protocolPath = '/protocol/openid-connect';

/** The login form; one address for each sign-in under way, so that two tabs do not disturb each other. */
export const loginPath = '/login-actions/authenticate';

/** The public client of the web application and of the explorer. */
export const browserClientId = 'back-office-web';

/** The public client of terminals: a person signs in on another screen, by a code (RFC 8628). */
export const terminalClientId = 'back-office-cli';

/** Page on which a person types the code that a terminal shows. */
export const devicePath = '/device';

/** Audience of an access token. Keycloak adds `account`, its own profile page. */
export const tokenAudience = ['gateway', 'account'] as const;

/** Seconds. The names in Keycloak's realm settings are given beside. */
export const lifetimes = {
  /** Access Token Lifespan */
  accessToken: 300,
  /** Access Token Lifespan of the client of terminals, which get no refresh token */
  terminalToken: 15 * 60,
  /** OAuth 2.0 Device Code Lifespan */
  deviceCode: 10 * 60,
  /** SSO Session Idle: how long a tab may rest before its refresh token is dead */
  refreshToken: 30 * 60,
  /** SSO Session Max */
  session: 10 * 60 * 60,
  /** Login timeout */
  login: 30 * 60,
  /** Client login timeout */
  authorizationCode: 60,
} as const;
