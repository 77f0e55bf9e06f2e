import type { Service } from '../service.ts';
import { batchExamples } from './lote.examples.ts';
import { batchRoutes } from './lote.routes.ts';
import { seedServicePaymentBatches } from './lote.seed.ts';
import { gatewayBatches, transactionBatches } from './lote.table.ts';

/** Declaration of the service of service payments. */
export const loteService: Service = {
  name: 'lote',
  tables: [transactionBatches, gatewayBatches],
  routes: batchRoutes,
  seed: seedServicePaymentBatches,
  examples: batchExamples,
};

export { aGatewayBatch, aTransactionBatch } from './lote.builder.ts';
export { gatewayBatches, transactionBatches } from './lote.table.ts';
