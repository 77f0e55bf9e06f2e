import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/**
 * Media types of answers, by GraphQL over HTTP. The first one is used if one range of the header covers both, for
 * example `application/*`.
 */
const OFFERED = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/** Cache by header: many clients send the same. */
const chosen = new LRUCache<string, string>({
  max: 100,
  memoMethod: (accept) => new Negotiator({ headers: { accept } }).mediaType(OFFERED) ?? '',
});

/** Returns the media type of the answer for an `Accept` header. Undefined when it accepts neither (RFC 9110 12.5.1). */
export const answerTypeOf = (accept = '*/*'): string | undefined => chosen.memo(accept) || undefined;
