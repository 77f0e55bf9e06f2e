import { createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { profileClaims, type Account } from './accounts.ts';
import type { KeyRing } from './key-ring.ts';
import { browserClientId, tokenAudience } from './realm.ts';

/** Changes to an issued token, for tests of refused tokens. A claim or header set to undefined is removed. */
export interface TokenOverrides {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Lifetime in seconds from now. A negative number gives an expired token. */
  readonly expiresIn?: number;
  /** Private RSA key other than the realm's, so that the signature matches no published key. */
  readonly key?: KeyObject;
}

/** Claims of Keycloak about the person and the session. keycloak-js and keycloak-connect read them. */
export function accessTokenClaims(account: Account, session: { clientId: string; sid: string }) {
  return {
    typ: 'Bearer',
    azp: session.clientId,
    sid: session.sid,
    aud: tokenAudience,
    scope: 'openid email profile',
    realm_access: { roles: account.roles },
    resource_access: { account: { roles: ['view-profile'] } },
    ...profileClaims(account),
  };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface IssueContext {
  readonly issuer: string;
  readonly keys: KeyRing;
  readonly seconds: number;
}

/**
 * Issues a token like that of a browser, without a browser. It is signed without a JOSE library, because a library
 * refuses the malformed headers that tests need.
 */
export function issueAccessToken({ issuer, keys, seconds }: IssueContext, account: Account, overrides: TokenOverrides) {
  const [key] = keys.signing();
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    jti: randomUUID(),
    iss: issuer,
    iat: now,
    exp: now + (overrides.expiresIn ?? seconds),
    ...accessTokenClaims(account, { clientId: browserClientId, sid: randomUUID() }),
    ...overrides.claims,
  };
  const header = { alg: 'RS256', typ: 'JWT', kid: key.kid, ...overrides.header };
  const content = `${part(header)}.${part(claims)}`;
  const privateKey = overrides.key ?? createPrivateKey({ key: { ...key }, format: 'jwk' });
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Verifies an access token of this realm and audience. Returns its claims, or undefined for an invalid token. */
export async function verifyAccessToken(token: string, issuer: string, keys: KeyRing): Promise<JWTPayload | undefined> {
  const publicKeys = createLocalJWKSet({
    keys: keys.signing().map(({ kty, n, e, kid }) => ({ kty, n, e, kid, alg: 'RS256', use: 'sig' })),
  });
  try {
    const { payload } = await jwtVerify(token, publicKeys, {
      issuer,
      audience: tokenAudience[0],
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    });
    return payload['typ'] === 'Bearer' ? payload : undefined;
  } catch {
    return undefined;
  }
}
