import { QueueMarks, useWaiting } from '@/domain/record-take';
import type { ReactNode } from 'react';
import { ListWithActions } from '@/shared/bulk';
import { useFilteredList, useListPage, useListSum, type ListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import type { Place } from '../../place';
import { StatusList } from '../../StatusList';
import { withdrawalBulk, withdrawalActions } from '../actions/withdrawal.actions';
import { withdrawalStatuses } from '../withdrawal.status';
import { withdrawalsTexts as texts } from '../withdrawal.texts';
import { ReloadButton } from './ReloadButton';
import { historyLists, pendingLists } from './withdrawal-lists';
import { WithdrawalSumDocument } from './WithdrawalSum.generated';
import { historyView, pendingView, reasonView } from './withdrawal-view';
import { useWithdrawalsPageQuery, type WithdrawalRowFragment } from './WithdrawalsPage.generated';
import { WithdrawalsWaitingDocument } from './WithdrawalsWaiting.generated';

/** Polling interval in milliseconds, while an authorized withdrawal is not transferred yet. */
const EVERY_MS = 5_000;

const usePending = (place: Place) => useFilteredList(pendingLists[place]);
const useHistory = (place: Place) => useFilteredList(historyLists[place]);

type List = ReturnType<typeof usePending> | ReturnType<typeof useHistory>;

/**
 * Loads a page of a list. Polls while it has an authorized withdrawal, whose status will change without an action
 * (GAP-23).
 */
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

/** Returns true if the list is filtered by a status whose withdrawals have a reason: failed or rejected. */
const hasReason = ({ state: { status } }: List): boolean => status === 'ERROR' || status === 'REFUSED';

interface RowsProps {
  readonly list: List;
  readonly page: ListPage<WithdrawalRowFragment>;
  readonly view: typeof pendingView;
  readonly lead: ReactNode;
}

const Rows = ({ list, page, view, lead }: RowsProps) => {
  const dialog = withdrawalActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = withdrawalBulk.useBulk({ list, page });
  const sum = useListSum(WithdrawalSumDocument, list, page);
  return (
    <QueueMarks of="Withdrawal" rows={page.content.rows}>
      <ListWithActions
        texts={texts}
        list={list}
        page={page}
        sum={sum}
        lead={lead}
        view={hasReason(list) ? reasonView : view}
        dialog={dialog}
        bulk={bulk}
      />
    </QueueMarks>
  );
};

interface WithdrawalsProps {
  readonly place?: Place;
}

/** List of withdrawals: those that wait for authorization by default (B65-B70). */
export const PendingWithdrawals = ({ place = 'own' }: WithdrawalsProps) => {
  const list = usePending(place);
  const page = useWithdrawals(list);
  const waiting = useWaiting('Withdrawal', WithdrawalsWaitingDocument, list, page);
  return (
    <StatusList
      place={place}
      help={texts.help}
      about={texts.pendingAbout}
      list={list}
      choices={withdrawalStatuses.choices}
      waiting={waiting}
      tools={<ReloadButton onReload={page.refetch} />}
    >
      {(lead) => <Rows list={list} page={page} view={pendingView} lead={lead} />}
    </StatusList>
  );
};

/** List of the withdrawals of a period: the current month by default (B73-B75). */
export const WithdrawalHistory = ({ place = 'own' }: WithdrawalsProps) => {
  const list = useHistory(place);
  const page = useWithdrawals(list);
  const waiting = useWaiting('Withdrawal', WithdrawalsWaitingDocument, list, page);
  return (
    <StatusList
      place={place}
      help={texts.help}
      about={texts.historyAbout}
      list={list}
      choices={withdrawalStatuses.choices}
      waiting={waiting}
    >
      {(lead) => <Rows list={list} page={page} view={historyView} lead={lead} />}
    </StatusList>
  );
};

/** Page that authorizes withdrawals, `/retiros` (GAP-21). */
export const PendingWithdrawalsPage = () => <PendingWithdrawals />;

/** Page with the history of withdrawals, `/retiros/historial`. */
export const WithdrawalHistoryPage = () => <WithdrawalHistory />;
