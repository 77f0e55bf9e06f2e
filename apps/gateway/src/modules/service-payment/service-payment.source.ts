import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { gatewayBatchFrom, transactionBatchFrom } from './service-payment.mappers.ts';

/** The service of service payments (B340, B341). */
export const createServicePaymentSource = (client: ClientFor<'service-payment'>) => {
  const gatewayBatch = entityOf(client, gatewayBatchFrom);
  return {
    transactionBatches: entityOf(client, transactionBatchFrom).list('/lote/transacciones'),
    gatewayBatches: gatewayBatch.list('/lote/gateways'),
    gatewayBatch: gatewayBatch.findInList('/lote/gateways'),
    conciliate: gatewayBatch.put('/lote/gateway/conciliar/{id}'),
  };
};
