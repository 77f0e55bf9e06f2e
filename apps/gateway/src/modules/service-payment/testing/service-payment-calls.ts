import { aGatewayBatch, gatewayBatches } from '@backoffice/platform/testing';
import type { WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Good arguments of each mutation, on something of which it may be done. */
export const servicePaymentTries = ({ platform, seen }: WaitingEntities) => ({
  conciliateGatewayBatch: seen('gatewayBatch', (id) => platform.add(gatewayBatches, aGatewayBatch({ id })), {
    description: 'Según extracto',
    compensationAmount: '250',
  }),
});
