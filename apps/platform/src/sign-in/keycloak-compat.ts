import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { ProviderOptions } from './provider.options.ts';
import { browserClientId, lifetimes, realmPath } from './realm.ts';
import { statusCookie } from './session-frames.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns whether an address is a page of the application. keycloak-js sends the address of the current page, whichever
 * that is.
 */
function belongsToApplication(address: string, webOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return webOrigins.includes(origin) && username === '' && password === '';
}

/** Creates the id of a refresh token. keycloak-js decodes refresh tokens, so it is a JWT around a random text. */
function refreshTokenId(issuer: string, token: { clientId?: string | undefined; sid?: string | undefined }): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    typ: 'Refresh',
    iss: issuer,
    azp: token.clientId,
    sid: token.sid,
    iat: now,
    exp: now + lifetimes.refreshToken,
  };
  return [encoded({ typ: 'JWT', alg: 'none' }), encoded(claims), randomBytes(32).toString('base64url')].join('.');
}

/** Keeps the session id in the cookie that login-status-iframe.html reads. */
function keepStatusCookie(provider: Provider): void {
  const cookie = { path: `${realmPath}/`, httpOnly: false, sameSite: 'lax', signed: false, overwrite: true } as const;
  const clear = (ctx: KoaContextWithOIDC) => ctx.cookies.set(statusCookie, null, cookie);
  provider.on('authorization.success', (ctx) => {
    const { session, client } = ctx.oidc;
    if (client !== undefined) ctx.cookies.set(statusCookie, session?.sidFor(client.clientId) ?? null, cookie);
  });
  provider.on('authorization.error', (ctx) => {
    if (ctx.oidc.session?.accountId === undefined) clear(ctx);
  });
  provider.on('end_session.success', clear);
}

/**
 * Extends oidc-provider's models with the features that keycloak-js and keycloak-connect expect of Keycloak beyond
 * OpenID Connect.
 */
export function imitateKeycloak(
  provider: Provider,
  { issuer, webOrigins, sessions, pages, accessTokenSeconds }: ProviderOptions,
): void {
  const allowed = (address: string) => belongsToApplication(address, webOrigins);
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: allowed,
    postLogoutRedirectUriAllowed: allowed,
    // without `sid` in the tokens the status frame would report "changed"
    includeSid: () => true,
  });
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: { clientId?: string; sid?: string }) {
      return refreshTokenId(issuer, this);
    },
  });
  provider.on('session.destroyed', ({ authorizations }) => {
    const sid = authorizations?.[browserClientId]?.sid;
    if (sid !== undefined) void sessions.end(sid, accessTokenSeconds);
  });
  provider.use(async (ctx, next) => {
    ctx.set('Content-Security-Policy', pages.basePolicy);
    await next();
  });
  keepStatusCookie(provider);
}
