import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/create-authenticator.ts';
import { fullNameOf, type Viewer } from '../auth/viewer.ts';
import { errorAdvice, linkAdvice } from '../errors/catalogue/error-advice.texts.ts';
import type { Advice } from '../errors/catalogue/explanation.ts';
import { unlessLost } from '../shared-memory/shared-memory.ts';
import { cookieNameOf, type FileLinks, type Lease, type LinkRefusal, type RefusedLink } from './file-links.ts';

/** Request with the token of a link in its path. */
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

/** Returns the error code for the HTTP status of a refused link. */
export const codeOfStatus = (status: number) => {
  if (status === 403) return 'FORBIDDEN';
  return status === 404 || status === 410 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE';
};

/** Returns the advice for a refused link. `LOST` is a fault of the shared memory, not of the link. */
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

/** Result of opening a link. */
interface OpenedLink<File> {
  readonly lease: Lease<File> | RefusedLink<File>;
  /** Person of the access token; undefined without a valid one. */
  readonly opener: { readonly [Name in 'personId' | 'username' | 'personName']: string | undefined };
}

/** Opens the link of a request. Requires the cookie of the link, or the access token of its person. */
export const openLink = async <File>(
  request: FastifyRequest<LinkRequest>,
  { links, authenticate }: { readonly links: FileLinks<File>; readonly authenticate: Authenticate },
): Promise<OpenedLink<File>> => {
  const { token } = request.params;
  const viewer = await personOf(request, authenticate);
  const personId = viewer?.id;
  const secret = cookieOf(request, cookieNameOf(token));
  const lease = await unlessLost(links.open(token, { secret, personId }), { refusal: 'LOST' as const });
  return { lease, opener: { personId, username: viewer?.username, personName: viewer && fullNameOf(viewer) } };
};
