// graphql-codegen plugin: generates the realm file that Keycloak imports. It has one role for each permission of the
// schema. The rest is configured in codegen.ts, from the same data as the embedded sign-in service.
import { rolesOfSchema } from './roles.mjs';
import { secondFactor, secondFactorRole } from './second-factor.mjs';

const permissionRole = ({ role, description }) => ({ name: role, description });

const compositeRole =
  (withSecondFactor) =>
  ([name, permissions]) => ({
    name,
    composite: true,
    composites: { realm: [...permissions, ...(withSecondFactor.includes(name) ? [secondFactorRole] : [])] },
  });

/**
 * Client for keycloak-js in a browser. It has no secret, so PKCE is required. Any page of the application is a valid
 * redirect URI.
 */
const browserClient = ({ clientId, audience, address }) => ({
  clientId,
  name: 'Back-office de pagos',
  ...publicClient({ audience }),
  standardFlowEnabled: true,
  rootUrl: address,
  baseUrl: '/',
  redirectUris: [`${address}/*`],
  webOrigins: [address],
  attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': `${address}/*` },
});

/** Settings of a client without a secret, shared by browsers and terminals. */
const publicClient = ({ audience }) => ({
  enabled: true,
  protocol: 'openid-connect',
  publicClient: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  serviceAccountsEnabled: false,
  // its tokens contain only roles of the scope mappings below, so none of Keycloak's administration
  fullScopeAllowed: false,
  // `offline_access` is missing, so no refresh token outlives its session
  defaultClientScopes: ['basic', 'roles', 'profile', 'email', 'acr', 'web-origins'],
  optionalClientScopes: [],
  protocolMappers: [
    {
      name: 'audience of the gateway',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-audience-mapper',
      config: { 'included.custom.audience': audience, 'access.token.claim': 'true', 'id.token.claim': 'false' },
    },
  ],
});

/**
 * Client for a terminal, which a person authorizes on another screen (RFC 8628). It has no redirect URI and no refresh
 * token.
 */
const terminalClient = ({ terminalId, ...client }, { terminalToken, deviceCode }) => ({
  clientId: terminalId,
  name: 'Terminal del back-office',
  ...publicClient(client),
  standardFlowEnabled: false,
  redirectUris: [],
  webOrigins: [],
  attributes: {
    'oauth2.device.authorization.grant.enabled': 'true',
    'oauth2.device.code.lifespan': String(deviceCode),
    'access.token.lifespan': String(terminalToken),
    'use.refresh.tokens': 'false',
  },
});

/**
 * Brute-force protection: after five wrong passwords a wait of five minutes, which increases to an hour at most. Two
 * attempts within half a second cost a wait of a minute.
 */
const bruteForce = {
  bruteForceProtected: true,
  permanentLockout: false,
  failureFactor: 5,
  waitIncrementSeconds: 300,
  maxFailureWaitSeconds: 3600,
  quickLoginCheckMilliSeconds: 500,
  minimumQuickLoginWaitSeconds: 60,
};

const lifetimesOf = ({ accessToken, refreshToken, session, login, authorizationCode }) => ({
  accessTokenLifespan: accessToken,
  ssoSessionIdleTimeout: refreshToken,
  ssoSessionMaxLifespan: session,
  accessCodeLifespanLogin: login,
  accessCodeLifespan: authorizationCode,
  // a refresh token can be used once
  revokeRefreshToken: true,
  refreshTokenMaxReuse: 0,
});

/**
 * Converts a demonstration user. `default-roles-…` is Keycloak's own composite, with which people may read their own
 * profile (`loadUserProfile` of keycloak-js).
 */
const person =
  (realm) =>
  ({ username, password, firstName, lastName, email, roles }) => ({
    username,
    firstName,
    lastName,
    email,
    emailVerified: true,
    enabled: true,
    credentials: [{ type: 'password', value: password }],
    realmRoles: [`default-roles-${realm.name}`, ...roles],
  });

const realmFile = (
  schema,
  { realm, client, compositesOf, lifetimes, passwordPolicy, withSecondFactor = [], users },
) => {
  const permissions = rolesOfSchema(schema).map(permissionRole);
  const composites = Object.entries(compositesOf(permissions.map(({ name }) => name))).map(
    compositeRole(withSecondFactor),
  );
  const asksForMore = withSecondFactor.length > 0;
  const factorRoles = asksForMore ? [{ name: secondFactorRole, description: 'Pide un segundo factor al entrar' }] : [];
  return {
    realm: realm.name,
    displayName: realm.title,
    enabled: true,
    sslRequired: 'external',
    registrationAllowed: false,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
    internationalizationEnabled: true,
    supportedLocales: ['es'],
    defaultLocale: 'es',
    ...lifetimesOf(lifetimes),
    ...bruteForce,
    ...(passwordPolicy === undefined ? {} : { passwordPolicy }),
    ...(asksForMore ? secondFactor : {}),
    roles: { realm: [...composites, ...permissions, ...factorRoles] },
    clients: [browserClient(client), terminalClient(client, lifetimes)],
    scopeMappings: [client.clientId, client.terminalId].map((id) => ({
      client: id,
      roles: [...composites, ...permissions].map(({ name }) => name),
    })),
    clientScopeMappings: { account: [{ client: client.clientId, roles: ['view-profile'] }] },
    ...(users === undefined ? {} : { users: users.map(person(realm)) }),
  };
};

export const plugin = (schema, _documents, config) => `${JSON.stringify(realmFile(schema, config), null, 2)}\n`;
