import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { gatewayBatchFrom, transactionBatchFrom } from './service-payment.mappers.ts';

/** Creates the source of the service of service payments (B340, B341). */
export const createServicePaymentSource = (client: ClientFor<'service-payment'>) => {
  const batch = entityOf(client, gatewayBatchFrom);
  const gatewayBatch = batch.findInList('/lote/gateways');
  return {
    transactionBatches: entityOf(client, transactionBatchFrom).list('/lote/transacciones'),
    gatewayBatches: batch.list('/lote/gateways'),
    gatewayBatch,
    conciliate: batch.confirm('put', '/lote/gateway/conciliar/{id}', gatewayBatch),
  };
};
