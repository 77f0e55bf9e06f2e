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
  /** Value that `aud` must contain. */
  readonly audience: string;
  /** Values that are accepted in `azp`. */
  readonly clients: readonly string[];
}

/**
 * Returns the person of an `Authorization` header; at once if its token was verified recently.
 * @throws UnauthenticatedError for a missing or refused token
 * @throws SignInUnavailableError when the keys are not available
 */
export type Authenticate = (authorization: string | undefined) => Viewer | Promise<Viewer>;

/** Header value of RFC 6750. A token is accepted in no other place. */
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** Accepted values of `typ`, by RFC 7519 and RFC 9068. RFC 7519 allows it to be absent. */
const HEADER_TYPES = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt']);
/** Milliseconds for which a verified token is cached, so that its signature is not verified for every request. */
const REMEMBERED_FOR = 30_000;
const REMEMBERED_TOKENS = 2_000;

const refuse = (reason: TokenRefusal) => new UnauthenticatedError(reason);

/** Milliseconds of tolerance for the `Date` of the sign-in service. It has whole seconds, and some latency. */
const INEXACT = 5_000;
/**
 * Milliseconds of clock error that the gateway compensates: five minutes, the lifetime of a token in our realm. A
 * larger error must be corrected on the server.
 */
const MADE_UP_FOR = 300_000;

const CLAIMS: Readonly<Record<string, TokenRefusal>> = { iss: 'issuer', aud: 'audience', nbf: 'clock' };

/**
 * Returns the reason of an error of jose.
 * @param aheadMs milliseconds that the clock is ahead of that of the sign-in service
 */
const reasonOf = (error: errors.JOSEError, aheadMs: number): TokenRefusal => {
  if (error instanceof errors.JWTExpired) return Math.abs(aheadMs) > MADE_UP_FOR ? 'clock' : 'expired';
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

/** Creates the verification of access tokens: the signature by a key of the realm, and the required claims. */
export const createAuthenticator = ({ realm, keys, audience, clients }: AuthenticatorOptions): Authenticate => {
  const remembered = new LRUCache<string, { readonly viewer: Viewer; readonly expiresAt: number }>({
    max: REMEMBERED_TOKENS,
    ttl: REMEMBERED_FOR,
    ...exactAges,
  });

  /**
   * Returns the current time in milliseconds. A difference from the clock of the sign-in service, which sets the expiry
   * of tokens, is corrected. A difference below `INEXACT` or above `MADE_UP_FOR` is not.
   */
  const timeOfSignIn = (): number => {
    const ahead = keys.aheadMs();
    const differs = Math.abs(ahead) > INEXACT && Math.abs(ahead) <= MADE_UP_FOR;
    return Date.now() - (differs ? ahead : 0);
  };

  const verifySignatureAndTimes = async (token: string): Promise<JWTVerifyResult> => {
    await keys.look(); // an answer with keys also tells the time of the sign-in service
    try {
      return await jwtVerify(token, keys.keyFor, {
        currentDate: new Date(timeOfSignIn()),
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
    // the same keys also sign ID tokens
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
    // the cache keeps the hash of a token, not the token
    const key = hash('sha256', authorization, 'base64');
    const known = remembered.get(key);
    return known && known.expiresAt > timeOfSignIn() ? known.viewer : verifyAnew(authorization, key);
  };
};
