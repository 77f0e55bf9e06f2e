import type { Conciliation } from '@backoffice/contracts/service-payment';
import type { TransactionBatch } from '../../graphql/resolvers.generated.ts';
import type { ClientFor, ListQuery, Page } from '../../rest/rest-client.ts';
import type { Call } from '../domain-changes.ts';
import { equal } from '../list-arguments.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { gatewayBatchFrom, transactionBatchFrom, type GatewayBatchParent } from './service-payment.mappers.ts';

/** The service of service payments (B340, B341). */
export interface ServicePaymentSource {
  readonly transactionBatches: (query: ListQuery) => Promise<Page<TransactionBatch>>;
  readonly gatewayBatches: (query: ListQuery) => Promise<Page<GatewayBatchParent>>;
  /** Null when there is no such gateway batch. */
  readonly gatewayBatch: (id: string) => Promise<GatewayBatchParent | null>;
  /** Conciliates a gateway batch; answers it as it is then. */
  readonly conciliate: Call<Conciliation, GatewayBatchParent>;
}

const readTransactionBatch = mapResponse('service-payment', transactionBatchFrom);
const readGatewayBatch = mapResponse('service-payment', gatewayBatchFrom);

/** Creates the methods of the service for one request. */
export const createServicePaymentSource = (client: ClientFor<'service-payment'>): ServicePaymentSource => {
  const gatewayBatches: ServicePaymentSource['gatewayBatches'] = async (query) =>
    readPage(await client.list('/lote/gateways', query), readGatewayBatch);
  return {
    transactionBatches: async (query) =>
      readPage(await client.list('/lote/transacciones', query), readTransactionBatch),
    gatewayBatches,
    gatewayBatch: async (id) => (await gatewayBatches({ filters: equal('id', id), page: 1, limit: 1 })).rows[0] ?? null,
    conciliate: async (id, body, { idempotencyKey }) =>
      readGatewayBatch(await client.put('/lote/gateway/conciliar/{id}', { path: { id }, body, idempotencyKey })),
  };
};
