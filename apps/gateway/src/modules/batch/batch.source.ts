import type { ClientFor, FileAddress, ListQuery, Page } from '../../rest/rest-client.ts';
import type { BankFileExtension } from '../bank-file.ts';
import type { Call } from '../domain-changes.ts';
import { equal } from '../list-arguments.ts';
import { loadOnce } from '../load-once.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { batchFrom, type BatchParent } from './batch.mappers.ts';

/** The batch service (B320). */
export interface BatchSource {
  readonly list: (query: ListQuery) => Promise<Page<BatchParent>>;
  /** Null when there is none. */
  readonly byId: (id: string) => Promise<BatchParent | null>;
  /** Like `byId`, once a request. */
  readonly load: (id: string) => Promise<BatchParent | null>;
  /** Each answers the batch as it is then. */
  readonly reprocess: Call<undefined, BatchParent>;
  readonly reexport: Call<undefined, BatchParent>;
  /** Where a file of it is. */
  readonly fileOf: (id: string, extension: BankFileExtension) => FileAddress | undefined;
}

const readBatch = mapResponse('batch', batchFrom);

/** Creates the methods of the batch service for one request. */
export const createBatchSource = (client: ClientFor<'batch'>): BatchSource => {
  const list: BatchSource['list'] = async (query) => readPage(await client.list('/', query), readBatch);
  const byId: BatchSource['byId'] = async (id) =>
    (await list({ filters: equal('id', id), page: 1, limit: 1 })).rows[0] ?? null;
  return {
    list,
    byId,
    load: loadOnce(byId),
    reprocess: async (id, _body, { idempotencyKey }) =>
      readBatch(await client.post('/reprocess/{id}', { path: { id }, idempotencyKey })),
    reexport: async (id, _body, { idempotencyKey }) =>
      readBatch(await client.post('/{id}/re-exportar', { path: { id }, idempotencyKey })),
    fileOf: (id, extension) => client.fileAt('/{id}/descargar/{format}', { path: { id, format: extension } }),
  };
};
