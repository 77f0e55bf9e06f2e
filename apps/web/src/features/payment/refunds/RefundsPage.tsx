import { FilterForm, ListResults, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { refundList } from './refund-list';
import { refundView } from './refund-view';
import { refundsTexts as texts } from './refund.texts';
import { useRefundsPageQuery } from './RefundsPage.generated';

/** The search of refunds, by the payments of which they are. */
export const RefundsPage = () => {
  const list = useFilteredList(refundList);
  const query = useRefundsPageQuery({ variables: { filter: list.filter, ...list.paging } });
  const page = useListPage(query, list);
  return (
    <ListScreen>
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={refundView} />
    </ListScreen>
  );
};
