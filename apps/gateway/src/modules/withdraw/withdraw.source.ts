import type { ClientFor } from '../../rest/rest-client.ts';
import type { BankFileExtension } from '../../module-kit/file/bank-file.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { withdrawFrom } from './withdraw.mappers.ts';

/** Creates the source of the withdraw service (B316). */
export const createWithdrawSource = (client: ClientFor<'withdraw'>) => {
  const withdraw = entityOf(client, withdrawFrom);
  return {
    list: withdraw.list('/'),
    byId: withdraw.findInList('/'),
    transfer: withdraw.post('/transferir/{id}'),
    reject: withdraw.post('/rechazar/{id}'),
    reexport: withdraw.post('/{id}/re-exportar'),
    /** Returns the address of a file of the withdraw. */
    fileOf: (id: string, extension: BankFileExtension) =>
      client.fileAt('/{id}/descargar/{format}', { path: { id, format: extension } }),
  };
};
