import { FilterForm, ListBody, ListResults, useFilteredList, useListPage } from '@/shared/list';
import { collectorList, collectorView } from './collector-list';
import { useCollectorSearchQuery } from './CollectorSearch.generated';
import { collectorsTexts as texts } from './collector.texts';

/** Search of collectors by signature or name, with its results. */
export const CollectorSearch = () => {
  const list = useFilteredList(collectorList);
  const query = useCollectorSearchQuery({ variables: { ...list.filter, ...list.paging } });
  const page = useListPage(query, list);
  return (
    <ListBody>
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={collectorView} />
    </ListBody>
  );
};
