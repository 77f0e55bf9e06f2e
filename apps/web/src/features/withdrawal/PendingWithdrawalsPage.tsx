import { ListScreen } from '@/shared/list';
import { PendingWithdrawals } from './list/WithdrawalLists';
import { withdrawalsTexts as texts } from './withdrawal.texts';

/** The authorization of withdrawals, `/retiros` (GAP-21). */
export const PendingWithdrawalsPage = () => (
  <ListScreen title={texts.title}>
    <PendingWithdrawals />
  </ListScreen>
);
