import type { ClientFor } from '../../rest/rest-client.ts';
import type { BankFileExtension } from '../../module-kit/file/bank-file.ts';
import { entityOf, loadOnce } from '../../module-kit/source/entity-of.ts';
import { batchFrom } from './batch.mappers.ts';

/** The batch service (B320). */
export const createBatchSource = (client: ClientFor<'batch'>) => {
  const batch = entityOf(client, batchFrom);
  const byId = batch.findInList('/');
  return {
    list: batch.list('/'),
    byId,
    load: loadOnce(byId),
    reprocess: batch.post('/reprocess/{id}'),
    reexport: batch.post('/{id}/re-exportar'),
    /** Says where a file of it is. */
    fileOf: (id: string, extension: BankFileExtension) =>
      client.fileAt('/{id}/descargar/{format}', { path: { id, format: extension } }),
  };
};
