import { ListScreen } from '@/shared/list';
import { WithdrawalHistory } from './list/WithdrawalLists';

/** The history of withdrawals, `/retiros/historial`. */
export const WithdrawalHistoryPage = () => (
  <ListScreen>
    <WithdrawalHistory />
  </ListScreen>
);
