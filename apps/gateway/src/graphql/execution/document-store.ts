import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../../context.ts';
import type { WatchCache } from '../../observability/gauges/cache-watch.ts';
import type { RegisteredDocuments } from './registered-documents.ts';

type Options = ApolloServerOptions<GatewayContext>;
type DocumentStore = NonNullable<Options['documentStore']>;
type DocumentTexts = NonNullable<Exclude<Options['persistedQueries'], false | undefined>['cache']>;

/** Parsed documents of people that are kept; the registered ones are kept apart, for ever. */
const KEPT = 200;

/** Apollo keeps other things in such caches, too. */
const APOLLOS_PREFIX = 'apq:';
/** No hash begins so: a text is never taken for the hash of another one. */
const TEXT = 'text:';

/** The key that a document has for Apollo when it is not a registered one, whose key is its hash. */
export const keyOfText = (text: string): string => TEXT + text;

/** Texts by the keys of their documents. Given the text, Apollo would compute a digest of it for each request. */
export const createDocumentTexts = (registered: RegisteredDocuments): DocumentTexts => ({
  get: (prefixed) => {
    const key = prefixed.slice(APOLLOS_PREFIX.length);
    return Promise.resolve(key.startsWith(TEXT) ? key.slice(TEXT.length) : registered.byHash(key)?.text);
  },
  // clients register nothing
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
});

/**
 * Apollo's memory of parsed and validated documents. The registered ones are in it from the start, so that the limits
 * for what people type (tokens, depth …) do not concern them.
 */
export const createDocumentStore = (registered: RegisteredDocuments, watch: WatchCache): DocumentStore => {
  const typed = new LRUCache<string, DocumentNode>({ max: KEPT });
  const watched = watch('documents', () => typed.size);
  return {
    // Apollo puts `<hash of the schema>:` before the document's own key
    get: (key) => {
      const document = registered.byHash(key.slice(key.indexOf(':') + 1))?.document ?? typed.get(key);
      if (document) watched.hit();
      else watched.miss();
      return Promise.resolve(document);
    },
    set: (key, document) => {
      typed.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(typed.delete(key)),
  };
};
