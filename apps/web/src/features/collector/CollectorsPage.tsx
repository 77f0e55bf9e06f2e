import { ListScreen } from '@/shared/list';
import { CollectorSearch } from './CollectorSearch';
import { collectorsTexts } from './collector.texts';

/** The search of collectors. */
export const CollectorsPage = () => (
  <ListScreen title={collectorsTexts.title}>
    <CollectorSearch />
  </ListScreen>
);
