import { randomUUID } from 'node:crypto';
import type { Configuration } from 'oidc-provider';
import { accessTokenClaims } from './access-token.ts';
import { profileClaims } from './accounts.ts';
import type { ProviderOptions } from './provider.options.ts';
import { lifetimes, terminalClientId, tokenAudience } from './realm.ts';

/** Describes the gateway as the only resource. oidc-provider issues signed access tokens only for a resource. */
export function resource({ origin, accessTokenSeconds }: ProviderOptions) {
  const scope = 'openid profile email roles';
  return {
    name: `${origin}/gateway`,
    scope,
    serverFor: (clientId: string) =>
      ({
        scope,
        audience: tokenAudience[0],
        accessTokenFormat: 'jwt',
        accessTokenTTL: clientId === terminalClientId ? lifetimes.terminalToken : accessTokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }) as const,
  };
}

/** Configures the accounts and the claims of tokens. The profile is in every ID token, as in Keycloak by default. */
export function people({ accounts }: ProviderOptions): Partial<Configuration> {
  return {
    scopes: ['openid', 'profile', 'email', 'roles'],
    claims: {
      openid: ['sub', 'preferred_username', 'name', 'given_name', 'family_name', 'email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    findAccount(_ctx, id) {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: () => ({ ...profileClaims(account) }) };
    },
    formats: {
      customizers: {
        jwt(_ctx, token, jwt) {
          const account = 'accountId' in token ? accounts.byId(token.accountId) : undefined;
          if (account === undefined || token.clientId === undefined) return;
          const sid = 'sid' in token && typeof token.sid === 'string' ? token.sid : randomUUID();
          jwt.header = { typ: 'JWT' };
          jwt.payload = { ...jwt.payload, ...accessTokenClaims(account, { clientId: token.clientId, sid }) };
          delete jwt.payload['client_id'];
        },
      },
    },
  };
}

/** Configures grants, refresh tokens and lifetimes. */
export function tokens(options: ProviderOptions): Partial<Configuration> {
  const { name, scope } = resource(options);
  return {
    // every scope that the application requests is granted, once per session
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      if (client === undefined || session?.accountId === undefined) return undefined;
      const { clientId } = client;
      const known = session.grantIdFor(clientId);
      const found = known === undefined ? undefined : await provider.Grant.find(known);
      const grant = found ?? new provider.Grant({ clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      grant.addResourceScope(name, scope);
      await grant.save();
      return grant;
    },
    // also without `offline_access`, and never beyond the session
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: options.accessTokenSeconds,
      IdToken: options.accessTokenSeconds,
      AuthorizationCode: lifetimes.authorizationCode,
      DeviceCode: lifetimes.deviceCode,
      RefreshToken: lifetimes.refreshToken,
      Interaction: lifetimes.login,
      Session: lifetimes.session,
      Grant: lifetimes.session,
    },
  };
}
