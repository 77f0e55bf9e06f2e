import type { FastifyReply, FastifyRequest } from 'fastify';

/** Maximum bytes of a request body. */
export const BODY_LIMIT = 256 * 1024;

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/**
 * Checks by its headers that a body is not compressed, and is UTF-8. A compressed body could expand to any size, and
 * another charset would be misread. The parser of the body checks the media type.
 */
export const isPlainBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const encoding = headers['content-encoding'] ?? 'identity';
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(charset);
};

/**
 * Prepares the answer to a request whose body was not read. If the body may be larger than the limit, the connection is
 * closed instead of reading it.
 */
export const closeUnlessSmall = (request: FastifyRequest, reply: FastifyReply): void => {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const hasBody = request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined;
  if (hasBody && length > BODY_LIMIT) void reply.header('connection', 'close');
};
