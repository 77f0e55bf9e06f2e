import { randomUUID } from 'node:crypto';
import { aDistribution, aDistributionDetail, distributionDetails, distributions } from '@backoffice/platform/testing';
import { address, reason, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

const detail = { format: 'ALIAS', account: 'casa.rio.sol', cuit: '20267565393', name: 'Ana', amount: '10.50' };

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const distributionArguments = ({ platform, added }: WaitingEntities) => {
  const addOf = (status: string) => (id: string) => platform.add(distributions, aDistribution({ id, status }));
  const detailOf = (status: string, more: Arguments) => async () => {
    const [id, distributionId] = [randomUUID(), randomUUID()];
    await addOf(status)(distributionId);
    await platform.add(distributionDetails, aDistributionDetail({ id, distribution_id: distributionId, status }));
    return { id, distributionId, ...more };
  };
  return {
    approveDistribution: added(addOf('authorization_pending')),
    rejectDistribution: added(addOf('authorization_pending'), { reason }),
    reprocessDistribution: added(addOf('error')),
    updateDistributionDetail: detailOf('error', { detail, force: false }),
    sendDistributionReceipt: detailOf('success', { email: address }),
  };
};
