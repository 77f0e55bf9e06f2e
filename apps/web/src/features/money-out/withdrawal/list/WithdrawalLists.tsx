import { ActionResults } from '@/shared/bulk';
import { ListScreen, useFilteredList, useListPage, type ListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import type { Place } from '../../place';
import { StatusList } from '../../StatusList';
import { withdrawalBulk, withdrawalActions } from '../actions/withdrawal.actions';
import { withdrawalStatuses } from '../withdrawal.status';
import { withdrawalsTexts as texts } from '../withdrawal.texts';
import { ReloadButton } from './ReloadButton';
import { historyLists, pendingLists } from './withdrawal-lists';
import { withdrawalView } from './withdrawal-view';
import { useWithdrawalsPageQuery, type WithdrawalRowFragment } from './WithdrawalsPage.generated';

/** Milliseconds from an answer to the next question, while money is on its way. */
const EVERY_MS = 5_000;

const usePending = (place: Place) => useFilteredList(pendingLists[place]);
const useHistory = (place: Place) => useFilteredList(historyLists[place]);

type List = ReturnType<typeof usePending> | ReturnType<typeof useHistory>;

/** The page of a list. An authorized withdrawal moves on by itself: the list follows it (GAP-23). */
const useWithdrawals = (list: List): ListPage<WithdrawalRowFragment> => {
  const query = useWithdrawalsPageQuery({ variables: { filter: list.filter, ...list.paging } });
  const page = useListPage(query, list);
  usePolling(
    page.content.rows.some(({ status }) => status === 'AUTHORIZED'),
    EVERY_MS,
    query.refetch,
  );
  return page;
};

interface RowsProps {
  readonly list: List;
  readonly page: ListPage<WithdrawalRowFragment>;
}

const Rows = ({ list, page }: RowsProps) => {
  const dialog = withdrawalActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = withdrawalBulk.useBulk({ list, page });
  return <ActionResults texts={texts} list={list} page={page} view={withdrawalView} dialog={dialog} bulk={bulk} />;
};

interface WithdrawalsProps {
  readonly place?: Place;
}

/** The withdrawals that wait for their authorization (B65-B70). */
export const PendingWithdrawals = ({ place = 'own' }: WithdrawalsProps) => {
  const list = usePending(place);
  const page = useWithdrawals(list);
  return (
    <StatusList list={list} choices={withdrawalStatuses.choices} tools={<ReloadButton onReload={page.refetch} />}>
      <Rows list={list} page={page} />
    </StatusList>
  );
};

/** All withdrawals of a month (B73-B75). */
export const WithdrawalHistory = ({ place = 'own' }: WithdrawalsProps) => {
  const list = useHistory(place);
  const page = useWithdrawals(list);
  return (
    <StatusList list={list} choices={withdrawalStatuses.choices}>
      <Rows list={list} page={page} />
    </StatusList>
  );
};

/** The authorization of withdrawals, `/retiros` (GAP-21). */
export const PendingWithdrawalsPage = () => (
  <ListScreen>
    <PendingWithdrawals />
  </ListScreen>
);

/** The history of withdrawals, `/retiros/historial`. */
export const WithdrawalHistoryPage = () => (
  <ListScreen>
    <WithdrawalHistory />
  </ListScreen>
);
