import { operationPermissions } from '@backoffice/schema/permissions';
import { QueueMarks, useWaiting } from '@/domain/record-take';
import { useCan } from '@/shared/auth';
import { ListWithActions } from '@/shared/bulk';
import { FilterForm, ListScreen, StatusMenu, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { transferActions, transferBulk } from '../actions/transfer.actions';
import { transferStatuses } from '../transfer.status';
import { transfersTexts as texts } from '../transfer.texts';
import { transferList } from './transfer-list';
import { transferView } from './transfer-view';
import { TransferSumDocument } from './TransferSum.generated';
import { useTransfersPageQuery } from './TransfersPage.generated';
import { TransfersWaitingDocument } from './TransfersWaiting.generated';

const statusGroups = [transferStatuses.choices];

/** Page that searches and conciliates transfers (B46). */
export const TransfersPage = () => {
  const list = useFilteredList(transferList);
  const { filter, paging, state, change } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = useTransfersPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  const waiting = useWaiting('Transfer', TransfersWaitingDocument, list, page);
  const sum = useListSum(TransferSumDocument, list, page);
  const dialog = transferActions.usePageDialogs({ onChanged: page.refetch });
  const bulk = transferBulk.useBulk({ list, page });
  return (
    <ListScreen
      help="Transferencias"
      tools={
        <StatusMenu
          status={state.status}
          groups={statusGroups}
          waiting={waiting}
          onChange={(status) => change({ status })}
        />
      }
    >
      <FilterForm list={list} />
      <QueueMarks of="Transfer" rows={page.content.rows}>
        <ListWithActions
          texts={texts}
          list={list}
          page={page}
          sum={sum}
          view={transferView}
          dialog={dialog}
          bulk={bulk}
        />
      </QueueMarks>
    </ListScreen>
  );
};
