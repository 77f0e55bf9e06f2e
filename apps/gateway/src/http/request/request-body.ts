import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a request's body. */
export const BODY_LIMIT = 256 * 1024;

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/**
 * Recognizes a body that can be read as it stands. One that is packed could be any size once unpacked, and one in
 * another charset would be misread; the media type itself is for the parser of the body.
 */
export const isPlainBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const encoding = headers['content-encoding'] ?? 'identity';
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(charset);
};

/**
 * A request that is answered before its body was read: when more of it may come than would have been accepted, the
 * connection is closed instead of read to the end.
 */
export const closeUnlessSmall = (request: FastifyRequest, reply: FastifyReply): void => {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const hasBody = request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined;
  if (hasBody && length > BODY_LIMIT) void reply.header('connection', 'close');
};
