import { defineModule } from '../define-module.ts';
import { gatewayBatchActions } from './service-payment.actions.ts';
import { servicePaymentResolvers } from './service-payment.resolvers.ts';
import { createServicePaymentSource } from './service-payment.source.ts';
import { servicePaymentRefusals } from './service-payment.texts.ts';

/** Module of the batches of service payments, and the conciliation of gateway batches. */
export const servicePaymentModule = defineModule({
  service: 'service-payment',
  serviceLabel: 'pago de servicios',
  refusals: servicePaymentRefusals,
  resolvers: servicePaymentResolvers,
  actions: { GatewayBatch: gatewayBatchActions },
  createSource: createServicePaymentSource,
});
