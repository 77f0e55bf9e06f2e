import { defineModule } from '../define-module.ts';
import { withdrawActions } from './withdraw.actions.ts';
import { withdrawResolvers } from './withdraw.resolvers.ts';
import { createWithdrawSource } from './withdraw.source.ts';
import { withdrawRefusals } from './withdraw.texts.ts';

/** Module of withdraws, which people transfer with files for the bank. */
export const withdrawModule = defineModule({
  service: 'withdraw',
  serviceLabel: 'retiros por lote',
  refusals: withdrawRefusals,
  resolvers: withdrawResolvers,
  actions: { Withdraw: withdrawActions },
  createSource: createWithdrawSource,
});
