import { ListScreen } from '@/shared/list';
import { batchesTexts as texts } from './batch.texts';
import { BatchesList } from './list/BatchesList';

/** The search of batches of withdrawals, `/lotes` (B89). */
export const BatchesPage = () => (
  <ListScreen title={texts.title}>
    <BatchesList />
  </ListScreen>
);
