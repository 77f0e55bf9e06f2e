import type { GatewayBatch } from '@backoffice/contracts/service-payment';
import { createListService } from './list-service.ts';

const batches = createListService<GatewayBatch>('lote/lote', 'pending', {
  list: '/gateways',
  limit: 'size',
  field: 'state',
});

/** A gateway batch as its service has it now. */
export const gatewayBatchNow = batches.now;

/** A gateway batch for one test alone. @param state as the service calls it */
export const takeGatewayBatch = (state?: string): Promise<GatewayBatch> => batches.take(undefined, state);

/** Somebody else conciliates a gateway batch, past the screen. */
export const conciliateBatchElsewhere = (id: string): Promise<void> =>
  batches.change(`/gateway/conciliar/${id}`, 'PUT', {});
