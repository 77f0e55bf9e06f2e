import { ListScreen } from '@/shared/list';
import { CollectorSearch } from './CollectorSearch';

/** Page that searches collectors. */
export const CollectorsPage = () => (
  <ListScreen>
    <CollectorSearch />
  </ListScreen>
);
