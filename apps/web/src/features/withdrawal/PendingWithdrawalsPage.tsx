import { ListScreen } from '@/shared/list';
import { PendingWithdrawals } from './list/WithdrawalLists';

/** The authorization of withdrawals, `/retiros` (GAP-21). */
export const PendingWithdrawalsPage = () => (
  <ListScreen>
    <PendingWithdrawals />
  </ListScreen>
);
