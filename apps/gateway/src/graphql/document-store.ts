import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.ts';
import type { WatchCache } from '../observability/cache-watch.ts';
import type { RegisteredDocuments } from './registered-documents.ts';

type DocumentStore = NonNullable<ApolloServerOptions<GatewayContext>['documentStore']>;

/** Parsed documents of people that are kept; the registered ones are kept apart, for ever. */
const KEPT = 200;
const SHA_256_HEX = 64;

/**
 * Apollo's memory of parsed and validated documents. The registered ones are in it from the start, so that the limits
 * for what people type (tokens, depth …) do not concern them.
 */
export const createDocumentStore = (registered: RegisteredDocuments, watch: WatchCache): DocumentStore => {
  const typed = new LRUCache<string, DocumentNode>({ max: KEPT });
  const watched = watch('documents', () => typed.size);
  return {
    // Apollo's keys are `<hash of the schema>:<hash of the document>`
    get: (key) => {
      const document = registered.byHash(key.slice(-SHA_256_HEX))?.document ?? typed.get(key);
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
