import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { withdrawalFrom } from './withdrawal.mappers.ts';

/** Creates the source of the withdrawal service (B317). */
export const createWithdrawalSource = (client: ClientFor<'withdrawal'>) => {
  const withdrawal = entityOf(client, withdrawalFrom);
  return {
    list: withdrawal.list('/'),
    byId: withdrawal.findInList('/'),
    authorize: withdrawal.post('/{id}/autorizar/'),
    reject: withdrawal.post('/{id}/rechazar/'),
  };
};
