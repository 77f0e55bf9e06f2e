import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a request's body. */
export const BODY_LIMIT = 256 * 1024;

/**
 * A request that is answered before its body was read: when more of it may come than would have been accepted, the
 * connection is closed instead of read to the end.
 */
export const closeUnlessSmall = (request: FastifyRequest, reply: FastifyReply): void => {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const hasBody = request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined;
  if (hasBody && length > BODY_LIMIT) void reply.header('connection', 'close');
};
