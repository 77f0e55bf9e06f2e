import { ActionResults } from '@/shared/bulk';
import { useFilteredList, useListPage } from '@/shared/list';
import { StatusList } from '../../StatusList';
import { withdrawBulk, withdrawActions } from '../actions/withdraw.actions';
import { withdrawStatuses } from '../withdraw.status';
import { withdrawsTexts as texts } from '../withdraw.texts';
import { withdrawList } from './withdraw-list';
import { withdrawView } from './withdraw-view';
import { useWithdrawsPageQuery } from './WithdrawsPage.generated';

/** The search of withdraws, and their transfer (B58-B62). */
export const WithdrawsList = () => {
  const list = useFilteredList(withdrawList);
  const query = useWithdrawsPageQuery({ variables: { filter: list.filter, ...list.paging } });
  const page = useListPage(query, list);
  const dialog = withdrawActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = withdrawBulk.useBulk({ list, page });
  return (
    <StatusList list={list} choices={withdrawStatuses.choices}>
      <ActionResults texts={texts} list={list} page={page} view={withdrawView} dialog={dialog} bulk={bulk} />
    </StatusList>
  );
};
