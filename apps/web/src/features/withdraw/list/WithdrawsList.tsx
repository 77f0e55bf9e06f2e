import { ActionResults } from '@/shared/bulk';
import { FilterChips, FilterForm, StatusToggles, useFilteredList, useListPage } from '@/shared/list';
import { useWithdrawBulk, withdrawActions } from '../actions/withdraw.actions';
import { withdrawStatuses } from '../withdraw.status';
import { withdrawsTexts as texts } from '../withdraw.texts';
import { withdrawList } from './withdraw-list';
import { withdrawView } from './withdraw-view';
import { useWithdrawsPageQuery } from './WithdrawsPage.generated';

/** The search of withdraws, and their transfer (B58-B62). */
export const WithdrawsList = () => {
  const list = useFilteredList(withdrawList);
  const { filter, paging, state, change } = list;
  const query = useWithdrawsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const actions = withdrawActions.usePageActions({ onChanged: page.refetch });
  const bulk = useWithdrawBulk({ list, page });
  return (
    <>
      <StatusToggles
        status={state.status}
        choices={withdrawStatuses.choices}
        onChange={(status) => change({ status })}
      />
      <FilterForm list={list} />
      <FilterChips list={list} />
      <ActionResults texts={texts} list={list} page={page} view={withdrawView} actions={actions} bulk={bulk} />
    </>
  );
};
