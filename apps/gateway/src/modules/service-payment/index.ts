import { defineModule } from '../define-module.ts';
import { gatewayBatchActions } from './service-payment.actions.ts';
import { batchResolvers } from './service-payment.resolvers.ts';
import { createServicePaymentSource } from './service-payment.source.ts';
import { batchRefusals } from './service-payment.texts.ts';

/** Module of the batches of service payments, and the conciliation of gateway batches. */
export const servicePaymentModule = defineModule({
  service: 'service-payment',
  serviceLabel: 'pago de servicios',
  refusals: batchRefusals,
  resolvers: batchResolvers,
  actions: { GatewayBatch: gatewayBatchActions },
  createSource: createServicePaymentSource,
});
