import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../../context.ts';
import type { WatchCache } from '../../observability/gauges/cache-watch.ts';
import type { RegisteredDocuments } from './registered-documents.ts';

type Options = ApolloServerOptions<GatewayContext>;
type DocumentStore = NonNullable<Options['documentStore']>;
type DocumentTexts = NonNullable<Exclude<Options['persistedQueries'], false | undefined>['cache']>;

/**
 * Maximum number of cached documents that are not registered. Registered ones are cached separately, without a limit.
 */
const MOST_DOCUMENTS = 200;

/** Prefix that Apollo adds to the keys of this cache. */
const APOLLOS_PREFIX = 'apq:';
/** Prefix of keys that contain the text. No hash begins with it, so a text is never mistaken for a hash. */
const TEXT = 'text:';

/** Returns Apollo's key for a document that is not registered. The key of a registered one is its hash. */
export const keyOfText = (text: string): string => TEXT + text;

/**
 * Creates the lookup of document texts by key. The gateway gives Apollo only the key of a request's document, because
 * Apollo hashes each text that it gets.
 */
export const createDocumentTexts = (registered: RegisteredDocuments): DocumentTexts => ({
  get: (prefixed) => {
    const key = prefixed.slice(APOLLOS_PREFIX.length);
    return Promise.resolve(key.startsWith(TEXT) ? key.slice(TEXT.length) : registered.byHash(key)?.text);
  },
  // clients cannot register documents
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
});

/**
 * Creates Apollo's cache of parsed and validated documents. It contains the registered ones from the start. So the
 * limits for unregistered documents (tokens, depth …) do not apply to them.
 */
export const createDocumentStore = (registered: RegisteredDocuments, watch: WatchCache): DocumentStore => {
  const typed = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS });
  const watched = watch('documents', () => typed.size);
  return {
    // Apollo prefixes the key with `<hash of the schema>:`
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
