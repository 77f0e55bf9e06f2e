import { skipToken } from '@/shared/apollo';
import { useGrowingSums } from '@/shared/polling';
import type { WorkQueuesQuery, WorkQueuesQueryVariables } from './WorkQueues.generated';
import { useWorkSumsQuery, type WorkSumsQuery } from './WorkSums.generated';
import type { QueueSum } from './work-queues';

type Queue = keyof WorkSumsQuery;

/** Sums of the queues that were added up. */
type QueueSums = Readonly<Partial<Record<keyof WorkQueuesQuery, QueueSum | null>>>;

/** Returns true for a queue with more records than the first page has. */
const isLong = (found: WorkQueuesQuery | undefined, queue: Queue): boolean => {
  const page = found?.[queue];
  return page ? page.rows.length < page.size : false;
};

/**
 * Hook that loads the sums of the queues with more records than one page holds. The GraphQL gateway adds up some of the
 * records at each request. The hook repeats the query while a sum is unfinished.
 */
export const useWorkSums = (
  found: WorkQueuesQuery | undefined,
  year: WorkQueuesQueryVariables['year'],
): QueueSums | undefined => {
  const variables = {
    withWithdrawals: isLong(found, 'withdrawals'),
    withWithdraws: isLong(found, 'withdraws'),
    withImports: isLong(found, 'imports'),
    withFailedDistributions: isLong(found, 'failedDistributions'),
    withPendingDistributions: isLong(found, 'pendingDistributions'),
    withTransfers: isLong(found, 'transfers'),
    withBatches: isLong(found, 'batches'),
  };
  const isNeeded = Object.values(variables).some(Boolean);
  const { data, refetch } = useWorkSumsQuery(
    isNeeded ? { variables: { ...variables, year }, fetchPolicy: 'network-only' } : skipToken,
  );
  const sums = Object.values(data ?? {}).map((sum) => (typeof sum === 'object' ? sum : undefined)); // not `__typename`
  useGrowingSums(sums, refetch);
  return data;
};
