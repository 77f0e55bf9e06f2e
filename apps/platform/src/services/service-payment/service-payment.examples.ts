import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aGatewayBatch } from './service-payment.builder.ts';
import { createGatewayBatchRepository } from './service-payment.repository.ts';

/** Valid example request for each operation of the service of service payments. */
export const servicePaymentExamples: Examples = ({ db }) => ({
  listTransactionBatches: () => ({ path: '/lote/transacciones?size=100' }),
  listGatewayBatches: () => ({ path: '/lote/gateways?size=100' }),
  conciliateGatewayBatch: async () => {
    const id = newId();
    await createGatewayBatchRepository(db).add(aGatewayBatch({ id }));
    return {
      path: `/lote/gateway/conciliar/${id}`,
      body: { description: 'Según extracto', compensation_amount: 250 },
    };
  },
});
