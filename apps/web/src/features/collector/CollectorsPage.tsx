import { ListScreen } from '@/shared/list';
import { CollectorSearch } from './CollectorSearch';

/** The search of collectors. */
export const CollectorsPage = () => (
  <ListScreen>
    <CollectorSearch />
  </ListScreen>
);
