import { dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { BatchStateChip } from '../batch-state';
import { transactionBatchTexts as texts } from '../service-payment.texts';
import { countsOf } from './batch-counts';
import { transactionBatchList } from './batch-lists';
import type { TransactionBatchesPageQuery } from './TransactionBatchesPage.generated';

type Row = NonNullable<TransactionBatchesPageQuery['page']>['rows'][number];

/** Columns (B148) and card of the list of transaction batches. */
export const transactionBatchView = rowView<Row>({
  order: transactionBatchList.order,
  headers: texts.columns,
  columns: [
    textColumn('BATCH_NUMBER', { width: 110 }, (row) => String(row.batchNumber)),
    textColumn('BATCH_DATE', { minWidth: 150, flex: 1 }, ({ startDate }) => dateTime(startDate)),
    textColumn('endDate', { minWidth: 150, flex: 1 }, ({ endDate }) => dateTime(endDate)),
    textColumn('approved', { minWidth: 120, flex: 1 }, (row) => texts.approved(...countsOf(row))),
    amountColumn('TOTAL_AMOUNT', ({ totalAmount, currencyId }) => ({ amount: totalAmount, currencyId }), 148),
    chipColumn('STATE', { width: 136 }, (row) => <BatchStateChip batch={row} />),
  ],
  main: ['BATCH_NUMBER', 'BATCH_DATE', 'TOTAL_AMOUNT', 'STATE'],
  card: (row) => ({
    title: texts.ofNumber(String(row.batchNumber)),
    lines: [dateTime(row.startDate), texts.approvedTransactions(...countsOf(row))],
    amount: money(row.totalAmount, row.currencyId),
    status: <BatchStateChip batch={row} />,
  }),
});
