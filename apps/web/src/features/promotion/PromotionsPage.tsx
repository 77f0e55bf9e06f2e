import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import { FilterForm, ListResults, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { promotionList } from './promotion-list';
import { promotionView } from './promotion-view';
import { usePromotionsPageQuery } from './PromotionsPage.generated';
import { promotionsTexts as texts } from './promotion.texts';

/** Page that searches promotions (A28). */
export const PromotionsPage = () => {
  const list = useFilteredList(promotionList);
  const { filter, paging } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = usePromotionsPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  return (
    <ListScreen help="Promoción">
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={promotionView} />
    </ListScreen>
  );
};
