import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { transferFrom } from './transfer.mappers.ts';

/** Creates the source of the transfer service (B308). */
export const createTransferSource = (client: ClientFor<'transfer'>) => {
  const transfer = entityOf(client, transferFrom);
  const byId = transfer.findInList('/');
  return {
    list: transfer.list('/'),
    byId,
    conciliate: transfer.confirm('post', '/forzar-conciliacion/{id}', byId),
  };
};
