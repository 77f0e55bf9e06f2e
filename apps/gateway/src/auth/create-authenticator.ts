import { hash } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyResult } from 'jose';
import { LRUCache } from 'lru-cache';
import { exactAges } from '../shared-memory/process-memory.ts';
import { UnauthenticatedError, type TokenRefusal } from './authentication-error.ts';
import type { KeycloakRealm } from './keycloak-realm.ts';
import type { SigningKeys } from './signing-keys.ts';
import { permissionsOf, type Viewer } from './viewer.ts';

/** Conditions for the acceptance of a token. */
export interface AuthenticatorOptions {
  readonly realm: KeycloakRealm;
  readonly keys: SigningKeys;
  /** Must stand in `aud`. */
  readonly audience: string;
  /** `azp` must be one of these. */
  readonly clients: readonly string[];
}

/**
 * The person behind an `Authorization` header, at once when its token was verified a moment ago; rejects with
 * `UnauthenticatedError` or `SignInUnavailableError`.
 */
export type Authenticate = (authorization: string | undefined) => Viewer | Promise<Viewer>;

/** RFC 6750; nothing but this header carries a token here. */
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** RFC 7519 and RFC 9068. An absent type is allowed by both. */
const HEADER_TYPES = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt']);
/** Milliseconds that a verified token is taken for verified, so that the signature is not computed for every request. */
const REMEMBERED_FOR = 30_000;
const REMEMBERED_TOKENS = 2_000;

const refuse = (reason: TokenRefusal) => new UnauthenticatedError(reason);

/** Milliseconds that clocks may differ: a token of five minutes is then taken for expired, or for not good yet. */
const CLOCKS_DIFFER = 30_000;

const CLAIMS: Readonly<Record<string, TokenRefusal>> = { iss: 'issuer', aud: 'audience', nbf: 'clock' };

/** Reason of an error of jose. @param aheadMs how far the clock is ahead of that of the sign-in service */
const reasonOf = (error: errors.JOSEError, aheadMs: number): TokenRefusal => {
  if (error instanceof errors.JWTExpired) return Math.abs(aheadMs) > CLOCKS_DIFFER ? 'clock' : 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    const isThere = error.reason === 'check_failed';
    return (isThere ? CLAIMS[error.claim] : undefined) ?? 'claims';
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return 'key';
  return error instanceof errors.JWSSignatureVerificationFailed ? 'signature' : 'malformed';
};

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' && value !== '' ? value : otherwise;

const viewerOf = (payload: JWTPayload, roles: readonly string[]): Viewer => {
  const id = textOr(payload.sub, undefined);
  if (id === undefined) throw refuse('claims');
  const username = textOr(payload['preferred_username'], id);
  return {
    id,
    username,
    name: textOr(payload['name'], username),
    email: textOr(payload['email'], null),
    permissions: permissionsOf(roles),
  };
};

/** Makes the check of access tokens: signature by a key of the realm, and every claim that says for whom and until when. */
export const createAuthenticator = ({ realm, keys, audience, clients }: AuthenticatorOptions): Authenticate => {
  const remembered = new LRUCache<string, { readonly viewer: Viewer; readonly expiresAt: number }>({
    max: REMEMBERED_TOKENS,
    ttl: REMEMBERED_FOR,
    ...exactAges,
  });

  const verifySignatureAndTimes = async (token: string): Promise<JWTVerifyResult> => {
    try {
      return await jwtVerify(token, keys.keyFor, {
        algorithms: ['RS256'],
        issuer: realm.issuer(),
        audience,
        requiredClaims: ['exp', 'sub', 'azp', 'typ'],
      });
    } catch (error) {
      if (error instanceof errors.JOSEError) throw refuse(reasonOf(error, keys.aheadMs()));
      throw error;
    }
  };

  const verify = async (token: string) => {
    const { payload, protectedHeader } = await verifySignatureAndTimes(token);
    if (protectedHeader.kid === undefined) throw refuse('key');
    if (!HEADER_TYPES.has(protectedHeader.typ?.toLowerCase())) throw refuse('type');
    // ID and refresh tokens are signed by the same keys
    if (payload['typ'] !== 'Bearer') throw refuse('type');
    const client = payload['azp'];
    if (typeof client !== 'string' || !clients.includes(client)) throw refuse('client');
    const roles = realm.rolesOf(token);
    if (!roles) throw refuse('claims');
    return { viewer: viewerOf(payload, roles), expiresAt: (payload.exp ?? 0) * 1000 };
  };

  const verifyAnew = async (authorization: string, key: string): Promise<Viewer> => {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw refuse('malformed');
    const verified = await verify(token);
    remembered.set(key, verified);
    return verified.viewer;
  };

  return (authorization) => {
    if (authorization === undefined) return Promise.reject(new UnauthenticatedError('missing'));
    // the hash, so that no token lies in memory longer than its request
    const key = hash('sha256', authorization, 'base64');
    const known = remembered.get(key);
    return known && known.expiresAt > Date.now() ? known.viewer : verifyAnew(authorization, key);
  };
};
