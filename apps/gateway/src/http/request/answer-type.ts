import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Media types that every client understands, and that GraphQL over HTTP uses; of those wanted alike, the first. */
const OFFERED = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/** Clients of one kind all send the same header. */
const chosen = new LRUCache<string, string>({
  max: 100,
  memoMethod: (accept) => new Negotiator({ headers: { accept } }).mediaType(OFFERED) ?? '',
});

/** Media type of the answer to a request with this `Accept`; undefined when neither will do (RFC 9110 12.5.1). */
export const answerTypeOf = (accept = '*/*'): string | undefined => chosen.memo(accept) || undefined;
