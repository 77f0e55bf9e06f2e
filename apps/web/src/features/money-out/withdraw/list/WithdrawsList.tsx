import { QueueMarks, useWaiting } from '@/domain/record-take';
import { ListWithActions } from '@/shared/bulk';
import { useFilteredList, useListPage, useListSum } from '@/shared/list';
import { StatusList } from '../../StatusList';
import { withdrawBulk, withdrawActions } from '../actions/withdraw.actions';
import { withdrawStatuses } from '../withdraw.status';
import { withdrawsTexts as texts } from '../withdraw.texts';
import { withdrawList } from './withdraw-list';
import { withdrawView } from './withdraw-view';
import { WithdrawSumDocument } from './WithdrawSum.generated';
import { useWithdrawsPageQuery } from './WithdrawsPage.generated';
import { WithdrawsWaitingDocument } from './WithdrawsWaiting.generated';

/** List that searches and transfers withdraws (B58-B62). */
export const WithdrawsList = () => {
  const list = useFilteredList(withdrawList);
  const query = useWithdrawsPageQuery({ variables: { filter: list.filter, ...list.paging } });
  const page = useListPage(query, list);
  const waiting = useWaiting('Withdraw', WithdrawsWaitingDocument, list, page);
  const sum = useListSum(WithdrawSumDocument, list, page);
  const dialog = withdrawActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = withdrawBulk.useBulk({ list, page });
  return (
    <StatusList place="view" help={texts.help} list={list} choices={withdrawStatuses.choices} waiting={waiting}>
      {(lead) => (
        <QueueMarks of="Withdraw" rows={page.content.rows}>
          <ListWithActions
            texts={texts}
            list={list}
            page={page}
            sum={sum}
            view={withdrawView}
            lead={lead}
            dialog={dialog}
            bulk={bulk}
          />
        </QueueMarks>
      )}
    </StatusList>
  );
};
