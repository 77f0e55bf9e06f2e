import { randomUUID } from 'node:crypto';
import {
  aBatch,
  aDistribution,
  aDistributionDetail,
  anImport,
  aWithdraw,
  aWithdrawal,
  distributionDetails,
  distributions,
  imports,
  withdrawalBatches,
  withdrawals,
  withdraws,
  type TestPlatform,
} from '@backoffice/platform/testing';

type Arguments = Readonly<Record<string, unknown>>;

/** Makers of entities that wait for a change: each puts one in and answers its identifier with the other arguments. */
export const createWaitingEntities = (platform: TestPlatform) => {
  const added = (add: (id: string) => Promise<void>, more: Arguments) => async (): Promise<Arguments> => {
    const id = randomUUID();
    await add(id);
    return { id, ...more };
  };
  return {
    aWithdraw: (more: Arguments) => added((id) => platform.add(withdraws, aWithdraw({ id })), more),
    aWithdrawal: (more: Arguments) => added((id) => platform.add(withdrawals, aWithdrawal({ id })), more),
    aBatch: (status: string, more: Arguments) =>
      added((id) => platform.add(withdrawalBatches, aBatch({ id, status })), more),
    aDistribution: (status: string, more: Arguments) =>
      added((id) => platform.add(distributions, aDistribution({ id, status })), more),
    aDistributionDetail: (status: string, more: Arguments) => async (): Promise<Arguments> => {
      const [id, distributionId] = [randomUUID(), randomUUID()];
      await platform.add(distributions, aDistribution({ id: distributionId, status }));
      await platform.add(distributionDetails, aDistributionDetail({ id, distribution_id: distributionId, status }));
      return { id, distributionId, ...more };
    },
    anImport: (more: Arguments) =>
      added((id) => {
        const counts = { request_count: 2, issued_count: 1, error_count: 1, processed_count: 2 };
        const request_date = '2026-11-01T15:00:00.000Z';
        return platform.add(imports, anImport({ id, request_date, status: 'pending_approved', ...counts }));
      }, more),
  };
};
