import { defineModule } from '../define-module.ts';
import { withdrawalActions } from './withdrawal.actions.ts';
import { withdrawalResolvers } from './withdrawal.resolvers.ts';
import { createWithdrawalSource } from './withdrawal.source.ts';
import { withdrawalRefusals } from './withdrawal.texts.ts';

/** Module of withdrawals, which people authorize. */
export const withdrawalModule = defineModule({
  service: 'withdrawal',
  serviceLabel: 'retiros',
  refusals: withdrawalRefusals,
  resolvers: withdrawalResolvers,
  actions: { Withdrawal: withdrawalActions },
  createSource: createWithdrawalSource,
});
