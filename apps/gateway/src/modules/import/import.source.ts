import type { ClientFor, ListQuery } from '../../rest/rest-client.ts';
import { entityOf, rowsOf } from '../../module-kit/source/entity-of.ts';
import { externalIdUseFrom, importFrom, importRowFrom, repeatedIdsFrom } from './import.mappers.ts';

/** Creates the source of the import service (API-01, API-06 to API-10). */
export const createImportSource = (client: ClientFor<'import'>) => {
  const imports = entityOf(client, importFrom);
  const rows = entityOf(client, importRowFrom);
  const uses = entityOf(client, rowsOf(externalIdUseFrom));
  return {
    list: imports.list('/pagos'),
    byId: imports.find('/pagos/{id}'),
    rows: async (id: string, query: ListQuery) =>
      rows.page(await client.list('/pagos/{id}/detalles', query, { path: { id } })),
    /** Reads the uses of these external ids. */
    usesOfIds: async (collectorId: string, ids: readonly string[]) =>
      uses.read(
        await client.query('/pagos/ids', {
          body: { collector_id: collectorId, external_transaction_ids: [...ids] },
        }),
      ),
    repeatedIds: entityOf(client, repeatedIdsFrom).get('/pagos/{id}/repetidos'),
    approve: imports.post('/pagos/aprobar/{id}'),
    cancel: imports.post('/pagos/cancelar/{id}'),
    /** Returns the address of the file with the error rows. */
    errorsOf: (id: string) => client.fileAt('/pagos/{id}/errores', { path: { id } }),
    /** Returns the address for the upload of a file. */
    uploadTo: (idempotencyKey: string) => client.uploadTo('/pagos', idempotencyKey),
  };
};
