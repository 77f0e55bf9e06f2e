import { ListScreen } from '@/shared/list';
import { BatchesList } from './list/BatchesList';

/** The search of batches of withdrawals, `/lotes` (B89). */
export const BatchesPage = () => (
  <ListScreen>
    <BatchesList />
  </ListScreen>
);
