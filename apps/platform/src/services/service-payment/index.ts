import type { Service } from '../../shared/service.ts';
import { servicePaymentExamples } from './service-payment.examples.ts';
import { servicePaymentRoutes } from './service-payment.routes.ts';
import { seedServicePaymentBatches } from './service-payment.seed.ts';
import { gatewayBatches, transactionBatches } from './service-payment.table.ts';

/** Declaration of the service `lote`: transaction batches and gateway batches of service payments. */
export const servicePaymentService: Service = {
  name: 'service-payment',
  tables: [transactionBatches, gatewayBatches],
  routes: servicePaymentRoutes,
  seed: seedServicePaymentBatches,
  examples: servicePaymentExamples,
};

export { aGatewayBatch, aTransactionBatch } from './service-payment.builder.ts';
export { gatewayBatches, transactionBatches } from './service-payment.table.ts';
