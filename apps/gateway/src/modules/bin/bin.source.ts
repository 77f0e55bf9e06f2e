import type { BinUpdate, NewBin } from '@backoffice/contracts/bin';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { OnceHeaders } from '../../changes/perform-once.ts';
import type { Bin, BinChoice } from '../../graphql/resolvers.generated.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { binFrom } from './bin.mappers.ts';

/** Paths of what can be chosen for a BIN (B336). */
const choicePaths = { brands: '/marcas', types: '/tipos', subtypes: '/subtipos', issuers: '/emisores' } as const;

/** The BIN service (B335, B336). */
export interface BinSource {
  readonly list: (query: ListQuery) => Promise<Page<Bin>>;
  /** Null when there is no such BIN. */
  readonly byId: (id: string) => Promise<Bin | null>;
  readonly choices: (of: keyof typeof choicePaths, query: ListQuery) => Promise<Page<BinChoice>>;
  readonly create: (body: NewBin, once: OnceHeaders) => Promise<Bin>;
  readonly update: (id: string, body: BinUpdate, once: OnceHeaders) => Promise<Bin>;
  /** Each answers whether it deleted (B363). */
  readonly remove: (id: string, once: OnceHeaders) => Promise<boolean>;
  readonly removeAll: (ids: readonly string[], once: OnceHeaders) => Promise<boolean>;
}

const readBin = mapResponse('bin', binFrom);
const readChoice = mapResponse('bin', ({ id, description }: BinChoice): BinChoice => ({ id, description }));

/** Creates the methods of the BIN service for one request. */
export const createBinSource = (client: ClientFor<'bin'>): BinSource => ({
  list: async (query) => readPage(await client.list('/', query), readBin),
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/{id}', { path: { id } }));
    return found && readBin(found);
  },
  choices: async (of, query) =>
    // the lists of this service begin at 0, its look-ups at 1 (B375, B380)
    readPage(await client.list(choicePaths[of], { ...query, page: query.page + 1 }), readChoice),
  create: async (body, once) => readBin(await client.post('/secure', { body, ...once })),
  update: async (id, body, once) => readBin(await client.put('/secure/{id}', { path: { id }, body, ...once })),
  remove: async (id, once) => (await client.delete('/secure/{id}', { path: { id }, ...once })).deleted,
  removeAll: async (ids, once) => (await client.post('/delete-all', { body: { ids: [...ids] }, ...once })).deleted,
});
