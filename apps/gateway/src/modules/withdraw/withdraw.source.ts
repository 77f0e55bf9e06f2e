import type { ClientFor } from '../../rest/rest-client.ts';
import type { BankFileExtension } from '../../module-kit/file/bank-file.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { withdrawFrom } from './withdraw.mappers.ts';

/** The withdraw service (B316). */
export const createWithdrawSource = (client: ClientFor<'withdraw'>) => {
  const withdraw = entityOf(client, withdrawFrom);
  return {
    list: withdraw.list('/'),
    byId: withdraw.findInList('/'),
    transfer: withdraw.post('/transferir/{id}'),
    reject: withdraw.post('/rechazar/{id}'),
    reexport: withdraw.post('/{id}/re-exportar'),
    /** Says where a file of it is. */
    fileOf: (id: string, extension: BankFileExtension) =>
      client.fileAt('/{id}/descargar/{format}', { path: { id, format: extension } }),
  };
};
