import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

/** Realm whose tokens the services require. */
export interface TokenSource {
  /** Issuer in the tokens. */
  readonly issuer: string;
  /** URL of the realm's keys, reachable from this process. */
  readonly keysUrl: string;
}

/** Audience of the tokens. */
const AUDIENCE = 'gateway';

/**
 * Creates the check for a token of the realm, which the gateway forwards from the person. The gateway alone decides on
 * permissions.
 */
export const createTokenCheck = ({ issuer, keysUrl }: TokenSource) => {
  // known keys do not expire, so that a restart of the realm fails no request; an unknown key is fetched anyway
  const keys = createRemoteJWKSet(new URL(keysUrl), { cacheMaxAge: Infinity });
  const stateOf = async (authorization = ''): Promise<200 | 401 | 503> => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    if (token === undefined) return 401;
    try {
      await jwtVerify(token, keys, { issuer, audience: AUDIENCE, algorithms: ['RS256'] });
      return 200;
    } catch (error) {
      const isWrong = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      return isWrong && error.code !== 'ERR_JOSE_GENERIC' ? 401 : 503;
    }
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const status = await stateOf(request.headers.authorization);
    if (status === 200) return undefined;
    const message = status === 401 ? 'A token of the realm is needed.' : 'The keys of the realm are not available.';
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply.status(status).send({
      code: status === 401 ? 'unauthorized' : 'internal_error',
      extended_code: status === 401 ? 'token_needed' : 'keys_missing',
      message,
    });
  };
};
