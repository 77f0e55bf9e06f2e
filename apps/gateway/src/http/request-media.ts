import type { FastifyRequest } from 'fastify';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/**
 * Whether a body is to be read as it stands. One that is packed could be any size once unpacked, and one in another
 * charset would be misread; the media type itself is for the parser of the body.
 */
export const isPlainBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const encoding = headers['content-encoding'] ?? 'identity';
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(charset);
};

const AUTHORIZATION = 'authorization';

/** The one `Authorization` header; undefined when there are several, of which each hop might read another. */
export const authorizationOf = (rawHeaders: readonly string[]): { readonly value: string | undefined } | undefined => {
  let found: string | undefined;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place];
    if (name?.length !== AUTHORIZATION.length || name.toLowerCase() !== AUTHORIZATION) continue;
    if (found !== undefined) return undefined;
    found = rawHeaders[place + 1];
  }
  return { value: found };
};
