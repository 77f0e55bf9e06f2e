import { defineModule } from '../define-module.ts';
import { transferActions } from './transfer.actions.ts';
import { transferResolvers } from './transfer.resolvers.ts';
import { createTransferSource } from './transfer.source.ts';
import { transferRefusals } from './transfer.texts.ts';

/** Module of received bank transfers and their conciliation. */
export const transferModule = defineModule({
  service: 'transfer',
  serviceLabel: 'transferencias',
  refusals: transferRefusals,
  resolvers: transferResolvers,
  actions: { Transfer: transferActions },
  createSource: createTransferSource,
});
