import { aGatewayBatch, gatewayBatches } from '@backoffice/platform/testing';
import type { WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const servicePaymentArguments = ({ platform, seen }: WaitingEntities) => ({
  conciliateGatewayBatch: seen('gatewayBatch', (id) => platform.add(gatewayBatches, aGatewayBatch({ id })), {
    description: 'Según extracto',
    compensationAmount: '250',
  }),
});
