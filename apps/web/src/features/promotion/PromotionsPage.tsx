import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import {
  FilterChips,
  ListResults,
  ListScreen,
  ownerChips,
  removableChip,
  useListPage,
  useListState,
} from '@/shared/list';
import {
  plainList,
  promotionFilter,
  promotionListCodec,
  promotionStates,
  type PromotionList,
} from './promotion-list.address';
import { promotionView } from './promotion-view';
import { PromotionFilters } from './PromotionFilters';
import { usePromotionsPageQuery } from './PromotionsPage.generated';
import { promotionsTexts as texts } from './promotion.texts';
import { promotionsList } from './promotion.feature';

const chipsOf = (list: PromotionList, change: (changed: Partial<PromotionList>) => void) => {
  const state = promotionStates.find(({ id }) => id === list.state);
  return [...ownerChips(list, change), ...(state ? [removableChip(change)('state', state.name, { state: null })] : [])];
};

/** The search of promotions (A28). */
export const PromotionsPage = () => {
  const [list, change, shown] = useListState(promotionListCodec, promotionsList.key);
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const { page, limit, sort } = list;
  const asked = usePromotionsPageQuery({
    variables: { filter: promotionFilter(list), page, limit, sorts: [sort], withCollectors },
  });
  const clear = () => {
    change(plainList(limit));
  };
  return (
    <ListScreen title={texts.title}>
      <PromotionFilters list={list} onSearch={change} />
      <FilterChips chips={chipsOf(list, change)} onClear={clear} />
      <ListResults
        texts={texts}
        shown={shown}
        page={useListPage(asked, ({ promotions }) => promotions, list, change)}
        view={promotionView}
        paging={list}
        onPaging={change}
        onClear={clear}
      />
    </ListScreen>
  );
};
