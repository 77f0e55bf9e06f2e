import type { ClientFor } from '../../rest/rest-client.ts';
import type { BankFileExtension } from '../../module-kit/file/bank-file.ts';
import { entityOf, loadOnce } from '../../module-kit/source/entity-of.ts';
import { batchFrom } from './batch.mappers.ts';

/** Creates the source of the batch service (B320). */
export const createBatchSource = (client: ClientFor<'batch'>) => {
  const batch = entityOf(client, batchFrom);
  const byId = batch.findInList('/');
  return {
    list: batch.list('/'),
    byId,
    load: loadOnce(byId),
    reprocess: batch.post('/reprocess/{id}'),
    reexport: batch.post('/{id}/re-exportar'),
    /** Returns the address of a file of the batch. */
    fileOf: (id: string, extension: BankFileExtension) =>
      client.fileAt('/{id}/descargar/{format}', { path: { id, format: extension } }),
  };
};
