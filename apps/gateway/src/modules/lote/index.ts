import { defineModule } from '../define-module.ts';
import { gatewayBatchActions } from './lote.actions.ts';
import { batchResolvers } from './lote.resolvers.ts';
import { createServicePaymentSource } from './lote.source.ts';
import { batchRefusals } from './lote.texts.ts';

/** Batches of service payments, and the conciliation of those of gateways. */
export const loteModule = defineModule({
  service: 'lote',
  serviceLabel: 'pago de servicios',
  refusals: batchRefusals,
  resolvers: batchResolvers,
  localFields: ['GatewayBatch.availableActions'],
  actions: { GatewayBatch: gatewayBatchActions },
  createSource: createServicePaymentSource,
});
