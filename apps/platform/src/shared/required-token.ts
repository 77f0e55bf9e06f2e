import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

/** Source of the tokens that the services take. */
export interface TokenSource {
  /** Realm as it stands in the tokens. */
  readonly issuer: string;
  /** Address of its keys, as this process reaches it. */
  readonly keysUrl: string;
}

/** Name of the gateway in a token. */
const AUDIENCE = 'gateway';

/**
 * Makes the check that a request of a service has a token of the realm, which the gateway passes on from the person. What
 * the person may do is the gateway's to decide.
 */
export const createTokenCheck = ({ issuer, keysUrl }: TokenSource) => {
  const keys = createRemoteJWKSet(new URL(keysUrl));
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
    const message = status === 401 ? 'A token of the realm is needed.' : 'The keys of the realm are not to be had.';
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply.status(status).send({
      code: status === 401 ? 'unauthorized' : 'internal_error',
      extended_code: status === 401 ? 'token_needed' : 'keys_missing',
      message,
    });
  };
};
