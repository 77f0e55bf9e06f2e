import { NotesSection } from '@/domain/note';
import { TakenPart } from '@/domain/record-take';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { BalanceSection, collectorNameColumn } from '@/domain/collector';
import { accountLine, bankOf, DestinationSign, DestinationText, warningsOf } from '@/domain/destination';
import { copyLine, dialogParameters, entityOf } from '@/shared/actions';
import { dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, idColumn, nodeColumn, ranks, textColumn } from '@/shared/grid';
import { RowMark, rowView, useShownRow, withReason } from '@/shared/list';
import { withdrawalActions } from '../actions/withdrawal.actions';
import { detailTexts, withdrawalsTexts as texts } from '../withdrawal.texts';
import { WithdrawalStatusChip } from '../withdrawal.status';
import { reasonOf } from '../../status-detail.texts';
import { pendingLists } from './withdrawal-lists';
import type { WithdrawalRowFragment } from './WithdrawalsPage.generated';

/** Marks beside the status. The sign of the account is among them while a panel leaves no room for the account. */
const WithdrawalMark = ({ row: { id, destination } }: { readonly row: WithdrawalRowFragment }) => {
  const { id: shown } = useShownRow();
  return (
    <>
      {shown !== undefined && <DestinationSign destination={destination} />}
      <RowMark id={id} />
    </>
  );
};

/**
 * Creates the columns, card, row menu and panel of a list.
 * @param transferRank rank of the column with the transfer date, which is empty for pending withdrawals
 */
const viewOf = (transferRank: number) =>
  rowView<WithdrawalRowFragment>({
    order: pendingLists.own.order,
    headers: texts.columns,
    columns: [
      textColumn('COLLECTOR_ID', { width: 84 }, ({ collectorId }) => collectorId),
      collectorNameColumn(108),
      idColumn('id', { minWidth: 72, flex: 0.5, rank: ranks.spare }, ({ id }) => id),
      nodeColumn('destination', { width: 236 }, ({ destination }) => <DestinationText destination={destination} />),
      textColumn('REQUEST_DATE', { width: 152, hasTime: true }, ({ requestDate }) => dateTime(requestDate)),
      textColumn(
        'TRANSFER_DATE',
        { width: 152, rank: transferRank },
        ({ transferDate }) => transferDate && dateTime(transferDate),
      ),
      amountColumn('AMOUNT', (row) => row),
      chipColumn('STATUS', { width: 138 }, (row) => <WithdrawalStatusChip of={row} />),
    ],
    dialog: ({ id }) => dialogParameters('retiro', { action: 'detail', id }),
    main: ['collectorName', 'destination', 'AMOUNT', 'STATUS'],
    menu: (row) => (
      <withdrawalActions.RowMenu
        id={row.id}
        entity={entityOf(row)}
        label={texts.actionsOf(row.id)}
        lines={() => [
          { label: detailTexts.seeDetail, icon: <Visibility />, dialog: 'detail' },
          copyLine(texts, row.id),
        ]}
      />
    ),
    mark: (row) => <WithdrawalMark row={row} />,
    more: ({ id, status, requestedBy, destination, collectorId, amount, currencyId }) => ({
      facts: [
        [detailTexts.bank, bankOf(destination)] as const,
        [detailTexts.holder, destination.holder] as const,
        [detailTexts.requestedBy, requestedBy] as const,
      ].filter(([, value]) => value !== null),
      below: (
        <>
          {status === 'PENDING_AUTHORIZATION' && (
            <BalanceSection collectorId={collectorId} leaving={{ amount, currencyId }} />
          )}
          <TakenPart of="Withdrawal" id={id} status={status} />
          <NotesSection of="Withdrawal" id={id} />
        </>
      ),
    }),
    card: (row) => ({
      title: row.collectorName ?? row.collectorId,
      lines: [dateTime(row.requestDate), accountLine(row.destination)],
      warnings: warningsOf(row.destination),
      amount: money(row.amount, row.currencyId),
      status: <WithdrawalStatusChip of={row} />,
    }),
  });

/** Columns of the specification (B66, B74), card and row menu of both lists. */
export const pendingView = viewOf(ranks.spare);
export const historyView = viewOf(ranks.usual);

/** View of withdrawals that failed or were rejected, with their reason. */
export const reasonView = withReason(pendingView, reasonOf);
