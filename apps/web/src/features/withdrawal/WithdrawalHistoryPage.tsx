import { ListScreen } from '@/shared/list';
import { WithdrawalHistory } from './list/WithdrawalLists';
import { withdrawalsTexts as texts } from './withdrawal.texts';

/** The history of withdrawals, `/retiros/historial`. */
export const WithdrawalHistoryPage = () => (
  <ListScreen title={texts.history}>
    <WithdrawalHistory />
  </ListScreen>
);
