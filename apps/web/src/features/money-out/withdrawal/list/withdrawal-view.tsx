import Visibility from '@mui/icons-material/VisibilityOutlined';
import { accountLine, DestinationText } from '@/domain/destination';
import { copyLine, dialogParameters, entityOf } from '@/shared/actions';
import { date, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, nodeColumn, ranks, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { withdrawalActions } from '../actions/withdrawal.actions';
import { detailTexts, withdrawalsTexts as texts } from '../withdrawal.texts';
import { WithdrawalStatusChip } from '../withdrawal.status';
import { pendingLists } from './withdrawal-lists';
import type { WithdrawalRowFragment } from './WithdrawalsPage.generated';

/** The rows of both lists: the columns of the documents (B66, B74). */
export const withdrawalView = rowView<WithdrawalRowFragment>({
  order: pendingLists.own.order,
  headers: texts.columns,
  columns: [
    textColumn('COLLECTOR_ID', { width: 84 }, ({ collectorId }) => collectorId),
    textColumn('collectorName', { minWidth: 108, flex: 1 }, ({ collectorName }) => collectorName),
    textColumn('id', { minWidth: 72, flex: 0.5, rank: ranks.spare }, ({ id }) => id),
    nodeColumn('destination', { width: 236 }, ({ destination }) => <DestinationText destination={destination} />),
    textColumn('REQUEST_DATE', { width: 152 }, ({ requestDate }) => dateTime(requestDate)),
    textColumn(
      'TRANSFER_DATE',
      { width: 110, rank: ranks.spare },
      ({ transferDate }) => transferDate && date(transferDate),
    ),
    amountColumn('AMOUNT', (row) => row),
    chipColumn('STATUS', { width: 128 }, (row) => <WithdrawalStatusChip of={row} />),
  ],
  dialog: ({ id }) => dialogParameters('retiro', { action: 'detail', id }),
  main: ['collectorName', 'destination', 'AMOUNT', 'STATUS'],
  menu: (row) => (
    <withdrawalActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [{ label: detailTexts.seeDetail, icon: <Visibility />, dialog: 'detail' }, copyLine(texts, row.id)]}
    />
  ),
  card: (row) => ({
    title: row.collectorName ?? row.collectorId,
    lines: [dateTime(row.requestDate), accountLine(row.destination), row.id],
    amount: money(row.amount, row.currencyId),
    status: <WithdrawalStatusChip of={row} />,
  }),
});
