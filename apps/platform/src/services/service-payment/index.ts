import type { Service } from '../../shared/service.ts';
import { batchExamples } from './service-payment.examples.ts';
import { batchRoutes } from './service-payment.routes.ts';
import { seedServicePaymentBatches } from './service-payment.seed.ts';
import { gatewayBatches, transactionBatches } from './service-payment.table.ts';

/** Declaration of the service of service payments. */
export const servicePaymentService: Service = {
  name: 'service-payment',
  tables: [transactionBatches, gatewayBatches],
  routes: batchRoutes,
  seed: seedServicePaymentBatches,
  examples: batchExamples,
};

export { aGatewayBatch, aTransactionBatch } from './service-payment.builder.ts';
export { gatewayBatches, transactionBatches } from './service-payment.table.ts';
