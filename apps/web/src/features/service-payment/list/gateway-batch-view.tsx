import { activityTexts, RecordActivity } from '@/domain/activity';
import { copyLine, entityOf } from '@/shared/actions';
import { date, money } from '@/shared/format';
import { amountColumn, chipColumn, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { gatewayBatchActions } from '../conciliation/gateway-batch.actions';
import { BatchStateChip } from '../batch-state';
import { gatewayBatchTexts as texts } from '../service-payment.texts';
import { countsOf } from './batch-counts';
import { gatewayBatchList } from './batch-lists';
import type { GatewayBatchRowFragment } from './GatewayBatchesPage.generated';

/** Columns (B149), card and row menu of the list of gateway batches. */
export const gatewayBatchView = rowView<GatewayBatchRowFragment>({
  order: gatewayBatchList.order,
  headers: texts.columns,
  columns: [
    textColumn('BATCH_NUMBER', { width: 90 }, (row) => String(row.batchNumber)),
    textColumn('BATCH_DATE', { width: 112 }, ({ batchDate }) => date(batchDate)),
    textColumn('gatewayName', { minWidth: 110, flex: 0.7 }, ({ gatewayName }) => gatewayName),
    textColumn('approved', { width: 116 }, (row) => texts.approved(...countsOf(row))),
    amountColumn('TOTAL_AMOUNT', ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId }), 148),
    textColumn('compensationAmount', { width: 132, ...rightAligned }, ({ compensationAmount, currencyId }) =>
      compensationAmount === null ? null : money(compensationAmount, currencyId),
    ),
    textColumn('description', { minWidth: 120, flex: 1 }, ({ description }) => description),
    chipColumn('STATE', { width: 128 }, (row) => <BatchStateChip batch={row} />),
  ],
  main: ['BATCH_NUMBER', 'gatewayName', 'TOTAL_AMOUNT', 'STATE'],
  menu: (row) => (
    <gatewayBatchActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [copyLine(texts, row.id)]}
    />
  ),
  more: ({ id }) => ({
    facts: [[activityTexts.title, <RecordActivity key="activity" of="GatewayBatch" id={id} />]],
  }),
  card: (row) => ({
    title: `${row.gatewayName} · ${texts.ofNumber(String(row.batchNumber))}`,
    lines: [
      date(row.batchDate),
      texts.approvedTransactions(...countsOf(row)),
      ...(row.compensationAmount === null ? [] : [texts.compensated(money(row.compensationAmount, row.currencyId))]),
      ...(row.description === null ? [] : [row.description]),
    ],
    amount: money(row.totalAmount, row.currencyId),
    status: <BatchStateChip batch={row} />,
  }),
});
