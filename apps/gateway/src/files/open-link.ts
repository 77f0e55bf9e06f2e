import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/create-authenticator.ts';
import type { Viewer } from '../auth/viewer.ts';
import { errorAdvice, linkAdvice } from '../errors/catalogue/error-advice.texts.ts';
import type { Advice } from '../errors/catalogue/explanation.ts';
import { unlessLost } from '../shared-memory/shared-memory.ts';
import { cookieNameOf, type FileLinks, type Lease, type LinkRefusal, type RefusedLink } from './file-links.ts';

/** A request with the token of a link in its address. */
export interface LinkRequest {
  Params: { token: string };
}

/** HTTP status of a refused link. */
export const refusalStatus = {
  UNKNOWN: 404,
  EXPIRED: 410,
  FOREIGN: 403,
  USED: 410,
  LOST: 503,
} as const satisfies Record<LinkRefusal, number>;

/** Class of the error that a client of JSON reads for such a status. */
export const codeOfStatus = (status: number) => {
  if (status === 403) return 'FORBIDDEN';
  return status === 404 || status === 410 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE';
};

/** Finds the next step after a refused link; a link that cannot be checked now is the gateway's trouble. */
export const refusalAdvice = (refusal: LinkRefusal): Advice =>
  refusal === 'LOST' ? errorAdvice.SERVICE_UNAVAILABLE : linkAdvice;

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const personOf = async ({ headers }: FastifyRequest, authenticate: Authenticate): Promise<Viewer | undefined> => {
  if (headers.authorization === undefined) return undefined;
  try {
    return await authenticate(headers.authorization);
  } catch {
    return undefined;
  }
};

/** Outcome of opening a link. */
interface OpenedLink<File> {
  readonly lease: Lease<File> | RefusedLink<File>;
  /** Person of the token that came along. */
  readonly opener: { readonly personId: string | undefined; readonly username: string | undefined };
}

/** Opens the link of a request for whoever has its cookie, or signed in as its person. */
export const openLink = async <File>(
  request: FastifyRequest<LinkRequest>,
  { links, authenticate }: { readonly links: FileLinks<File>; readonly authenticate: Authenticate },
): Promise<OpenedLink<File>> => {
  const { token } = request.params;
  const { id: personId, username } = (await personOf(request, authenticate)) ?? {};
  const secret = cookieOf(request, cookieNameOf(token));
  const lease = await unlessLost(links.open(token, { secret, personId }), { refusal: 'LOST' as const });
  return { lease, opener: { personId, username } };
};
