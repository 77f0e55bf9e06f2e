import { ListScreen } from '@/shared/list';
import { CollectorSearch } from './CollectorSearch';

/** Page that searches collectors. */
export const CollectorsPage = () => (
  <ListScreen help="Firma">
    <CollectorSearch />
  </ListScreen>
);
