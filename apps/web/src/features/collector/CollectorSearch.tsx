import { SearchedList, textSearchCodec, useListPage, useListState } from '@/shared/list';
import { collectorOrder, collectorView } from './collector-view';
import { useCollectorSearchQuery } from './CollectorSearch.generated';
import { collectorsTexts as texts } from './collector.texts';
import { collectorsList } from './collector.feature';

const codec = textSearchCodec(collectorOrder);

/** Search of collectors by signature or name, with the results below. */
export const CollectorSearch = () => {
  const [list, change, shown] = useListState(codec, collectorsList.key);
  const { text: search, page, limit, sort } = list;
  const asked = useCollectorSearchQuery({ variables: { search, page, limit, sorts: [sort] } });
  return (
    <SearchedList
      texts={texts}
      list={list}
      shown={shown}
      onChange={change}
      page={useListPage(asked, ({ collectors }) => collectors, list, change)}
      view={collectorView}
    />
  );
};
