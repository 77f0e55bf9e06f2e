import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { ImportRow } from '../../graphql/resolvers.generated.ts';
import type { ClientFor, FileAddress, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { importFrom, importRowFrom, type ImportParent } from './import.mappers.ts';

/** The import service (API-01, API-06 to API-10). */
export interface ImportSource {
  readonly list: (query: ListQuery) => Promise<Page<ImportParent>>;
  /** Null when there is no such import. */
  readonly byId: (id: string) => Promise<ImportParent | null>;
  readonly rows: (id: string, query: ListQuery) => Promise<Page<ImportRow>>;
  readonly approve: Call<undefined, ImportParent>;
  readonly cancel: Call<{ readonly reason: string }, ImportParent>;
  /** Where its rows in error are as a file. */
  readonly errorsOf: (id: string) => FileAddress | undefined;
  /** Where a file to import is sent to. */
  readonly uploadTo: (idempotencyKey: string) => FileAddress;
}

const readImport = mapResponse('import', importFrom);
const readRow = mapResponse('import', importRowFrom);

export const createImportSource = (client: ClientFor<'import'>): ImportSource => {
  const byId: ImportSource['byId'] = async (id) => {
    const found = await nullWhenNotFound(client.get('/pagos/{id}', { path: { id } }));
    return found && readImport(found);
  };
  return {
    list: async (query) => readPage(await client.list('/pagos', query), readImport),
    byId,
    rows: async (id, query) => readPage(await client.list('/pagos/{id}/detalles', query, { path: { id } }), readRow),
    approve: async (id, _body, { idempotencyKey }) =>
      readImport(await client.post('/pagos/aprobar/{id}', { path: { id }, idempotencyKey })),
    cancel: async (id, { reason }, { idempotencyKey }) =>
      readImport(
        await client.post('/pagos/cancelar/{id}', { path: { id }, body: { status_detail: reason }, idempotencyKey }),
      ),
    errorsOf: (id) => client.fileAt('/pagos/{id}/errores', { path: { id } }),
    uploadTo: (idempotencyKey) => client.uploadTo('/pagos', idempotencyKey),
  };
};
