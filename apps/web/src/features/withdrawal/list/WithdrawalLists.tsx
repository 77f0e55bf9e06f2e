import Box from '@mui/material/Box';
import { ActionResults } from '@/shared/bulk';
import { FilterChips, FilterForm, StatusToggles, useFilteredList, useListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import { useWithdrawalBulk, withdrawalActions } from '../actions/withdrawal.actions';
import { withdrawalStatuses } from '../withdrawal.status';
import { withdrawalsTexts as texts } from '../withdrawal.texts';
import { ReloadButton } from './ReloadButton';
import { historyLists, pendingLists, type Place } from './withdrawal-lists';
import { withdrawalView } from './withdrawal-view';
import { useWithdrawalsPageQuery, type WithdrawalRowFragment } from './WithdrawalsPage.generated';

/** Milliseconds from an answer to the next question, while money is on its way. */
const EVERY_MS = 5_000;

/** An authorized withdrawal moves on by itself: the list follows it (GAP-23). */
const useFollowing = (rows: readonly Pick<WithdrawalRowFragment, 'status'>[], refetch: () => Promise<unknown>): void =>
  usePolling(
    rows.some(({ status }) => status === 'AUTHORIZED'),
    EVERY_MS,
    refetch,
  );

/** What waits for its authorization (B65-B70). */
export const PendingWithdrawals = ({ place = 'own' }: { readonly place?: Place }) => {
  const list = useFilteredList(pendingLists[place]);
  const { filter, paging, state, change } = list;
  const query = useWithdrawalsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  useFollowing(page.content.rows, query.refetch);
  const actions = withdrawalActions.usePageActions({ onChanged: page.refetch });
  const bulk = useWithdrawalBulk({ list, page });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <StatusToggles
          status={state.status}
          choices={withdrawalStatuses.choices}
          onChange={(status) => change({ status })}
        />
        <ReloadButton onReload={page.refetch} />
      </Box>
      <FilterForm list={list} />
      <FilterChips list={list} />
      <ActionResults texts={texts} list={list} page={page} view={withdrawalView} actions={actions} bulk={bulk} />
    </>
  );
};

/** All withdrawals of a month (B73-B75). */
export const WithdrawalHistory = ({ place = 'own' }: { readonly place?: Place }) => {
  const list = useFilteredList(historyLists[place]);
  const { filter, paging, state, change } = list;
  const query = useWithdrawalsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  useFollowing(page.content.rows, query.refetch);
  const actions = withdrawalActions.usePageActions({ onChanged: page.refetch });
  const bulk = useWithdrawalBulk({ list, page });
  return (
    <>
      <StatusToggles
        status={state.status}
        choices={withdrawalStatuses.choices}
        onChange={(status) => change({ status })}
      />
      <FilterForm list={list} />
      <FilterChips list={list} />
      <ActionResults texts={texts} list={list} page={page} view={withdrawalView} actions={actions} bulk={bulk} />
    </>
  );
};
