import type { ClientFor, ListQuery } from '../../rest/rest-client.ts';
import { entityOf, rowsOf } from '../../module-kit/source/entity-of.ts';
import { externalIdUseFrom, importFrom, importRowFrom, repeatedIdsFrom } from './import.mappers.ts';

/** The import service (API-01, API-06 to API-10). */
export const createImportSource = (client: ClientFor<'import'>) => {
  const imports = entityOf(client, importFrom);
  const rows = entityOf(client, importRowFrom);
  const uses = entityOf(client, rowsOf(externalIdUseFrom));
  return {
    list: imports.list('/pagos'),
    byId: imports.find('/pagos/{id}'),
    rows: async (id: string, query: ListQuery) =>
      rows.page(await client.list('/pagos/{id}/detalles', query, { path: { id } })),
    /** Reads which of these ids are in use. */
    usesOfIds: async (collectorId: string, ids: readonly string[]) =>
      uses.read(
        await client.ask('/pagos/ids', {
          body: { collector_id: collectorId, external_transaction_ids: [...ids] },
        }),
      ),
    repeatedIds: entityOf(client, repeatedIdsFrom).get('/pagos/{id}/repetidos'),
    approve: imports.post('/pagos/aprobar/{id}'),
    cancel: imports.post('/pagos/cancelar/{id}'),
    /** Says where its rows in error are as a file. */
    errorsOf: (id: string) => client.fileAt('/pagos/{id}/errores', { path: { id } }),
    /** Says where a file to import is sent to. */
    uploadTo: (idempotencyKey: string) => client.uploadTo('/pagos', idempotencyKey),
  };
};
