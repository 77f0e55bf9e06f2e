import { aGatewayBatch, gatewayBatches } from '@backoffice/platform/testing';
import type { WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const servicePaymentTries = ({ platform, seen }: WaitingEntities) => ({
  conciliateGatewayBatch: seen('gatewayBatch', (id) => platform.add(gatewayBatches, aGatewayBatch({ id })), {
    description: 'Según extracto',
    compensationAmount: '250',
  }),
});
