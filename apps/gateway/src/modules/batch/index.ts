import { defineModule } from '../define-module.ts';
import { batchActions } from './batch.actions.ts';
import { batchResolvers } from './batch.resolvers.ts';
import { createBatchSource } from './batch.source.ts';
import { batchRefusals } from './batch.texts.ts';

/** Module of batches of withdrawals, with links to their bank files. */
export const batchModule = defineModule({
  service: 'batch',
  serviceLabel: 'lotes de retiros',
  refusals: batchRefusals,
  resolvers: batchResolvers,
  actions: { Batch: batchActions },
  createSource: createBatchSource,
});
