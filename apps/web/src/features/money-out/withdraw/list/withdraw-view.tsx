import Visibility from '@mui/icons-material/VisibilityOutlined';
import { copyLine, dialogParameters, entityOf } from '@/shared/actions';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, idColumn, nodeColumn, ranks, textColumn } from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { bankFileLines } from '@/domain/bank-file/bank-file-lines';
import { BalanceSection, collectorNameColumn } from '@/domain/collector';
import { accountLine, DestinationText, warningsOf } from '@/domain/destination';
import { NotesSection } from '@/domain/note';
import { TakenPart } from '@/domain/record-take';
import { withdrawActions } from '../actions/withdraw.actions';
import { DownloadWithdrawFileDocument } from '../actions/WithdrawChanges.generated';
import { detailTexts } from '../../withdrawal/withdrawal.texts';
import { withdrawsTexts as texts } from '../withdraw.texts';
import { WithdrawStatusChip } from '../withdraw.status';
import { withdrawList } from './withdraw-list';
import type { WithdrawRowFragment } from './WithdrawsPage.generated';

/** Columns of the specification (B59), card, row menu and dialog of the list. */
export const withdrawView = rowView<WithdrawRowFragment>({
  order: withdrawList.order,
  headers: texts.columns,
  columns: [
    textColumn('COLLECTOR_ID', { width: 84 }, ({ collectorId }) => collectorId),
    collectorNameColumn(130),
    idColumn('id', { minWidth: 84, flex: 0.5, rank: ranks.spare }, ({ id }) => id),
    textColumn('REQUEST_DATE', { width: 152, hasTime: true }, ({ requestDate }) => dateTime(requestDate)),
    textColumn('REQUESTED_BY', { minWidth: 120, flex: 0.5 }, ({ requestedBy }) => requestedBy),
    amountColumn('AMOUNT', (row) => row),
    textColumn(
      'TRANSFER_DATE',
      { width: 152, rank: ranks.spare },
      ({ transferDate }) => transferDate && dateTime(transferDate),
    ),
    nodeColumn('destination', { width: 236, extra: true }, ({ destination }) => (
      <DestinationText destination={destination} />
    )),
    chipColumn('STATUS', { width: 124 }, (row) => <WithdrawStatusChip of={row} />),
  ],
  dialog: ({ id }) => dialogParameters('retiro', { action: 'detail', id }),
  main: ['collectorName', 'REQUEST_DATE', 'AMOUNT', 'STATUS'],
  menu: (row) => (
    <withdrawActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [
        { label: detailTexts.seeDetail, icon: <Visibility />, dialog: 'detail' },
        copyLine(texts, row.id),
        ...bankFileLines(row.bulkActions, (client, format) =>
          client.mutate({ mutation: DownloadWithdrawFileDocument, variables: { id: row.id, format } }),
        ),
      ]}
    />
  ),
  mark: ({ id }) => <RowMark id={id} />,
  more: ({ id, status, collectorId, amount, currencyId }) => ({
    below: (
      <>
        {status === 'PENDING' && <BalanceSection collectorId={collectorId} leaving={{ amount, currencyId }} />}
        <TakenPart of="Withdraw" id={id} status={status} />
        <NotesSection of="Withdraw" id={id} />
      </>
    ),
  }),
  card: (row) => ({
    title: row.collectorName ?? row.collectorId,
    lines: [
      `${dateTime(row.requestDate)} · ${row.requestedBy}`,
      row.destination ? accountLine(row.destination) : ABSENT,
    ],
    warnings: row.destination ? warningsOf(row.destination) : [],
    amount: money(row.amount, row.currencyId),
    status: <WithdrawStatusChip of={row} />,
  }),
});
