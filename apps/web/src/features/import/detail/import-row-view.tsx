import { routes } from '@/domain/routes';
import { ABSENT, money, quantity } from '@/shared/format';
import { chipColumn, nodeColumn, ranks, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { StatusChip } from '@/shared/feedback';
import { ImportRowChip, notIssued, toIssue } from '../import.status';
import { rowsTexts as texts } from '../import.texts';
import type { ImportRowsQuery } from './ImportPage.generated';
import { rowList } from './row-list';

type Rows = NonNullable<NonNullable<ImportRowsQuery['import']>['rows']>['rows'];

/** Row of an import in the list. */
export interface ListedRow extends Readonly<Rows[number]> {
  readonly id: string;
  /** True for a row without an error whose import was cancelled or failed, so that the row became no payment. */
  readonly isNotIssued: boolean;
  /** True if the row becomes an issued payment when the import is confirmed. */
  readonly isToIssue: boolean;
  /** True if the row becomes a payment: the import is confirmed, and the row has no error (B34). */
  readonly isMade: boolean;
}

const amountOf = ({ amount }: ListedRow): string => (amount === null ? ABSENT : money(amount, 'ARS'));

/** Returns the line number in the file, as a spreadsheet counts it. */
const lineOf = ({ line, index }: ListedRow): string => quantity(line ?? index);

const Chip = ({ row }: { readonly row: ListedRow }) => {
  if (row.isNotIssued) return <StatusChip {...notIssued} />;
  return row.isToIssue ? <StatusChip {...toIssue} /> : <ImportRowChip of={row} />;
};

const paymentOf = ({ isMade, paymentId }: ListedRow): { to?: string } =>
  isMade && paymentId !== null ? { to: routes.payment.href(paymentId) } : {};

/** Columns of the rows (B132), with the reason of an error. A row links to its payment if the payment exists. */
export const importRowView = rowView<ListedRow>({
  order: rowList.order,
  headers: texts.columns,
  columns: [
    nodeColumn('INDEX', { width: 84, ...rightAligned }, (row) => {
      const { to } = paymentOf(row);
      const line = lineOf(row);
      if (to === undefined) return line;
      return (
        <a href={to} className="row-link" aria-label={`${texts.seePayment}, ${line}`}>
          {line}
        </a>
      );
    }),
    textColumn('EXTERNAL_TRANSACTION_ID', { minWidth: 118, flex: 1 }, (row) => row.externalTransactionId),
    textColumn('CONCEPT_ID', { minWidth: 78, flex: 0.6 }, ({ conceptId }) => conceptId),
    textColumn('CONCEPT_DESCRIPTION', { minWidth: 112, flex: 1 }, (row) => row.conceptDescription),
    textColumn('PAYER_EMAIL', { minWidth: 120, flex: 1.2 }, ({ payerEmail }) => payerEmail),
    textColumn('AMOUNT', { width: 120, rank: ranks.stays, ...rightAligned, cellClassName: 'strong' }, amountOf),
    // wide enough for one reason in a window of 1440 pixels with scroll bars
    textColumn('reason', { minWidth: 220, flex: 4 }, ({ reason }) => reason),
    chipColumn('STATUS', { width: 120 }, (row) => <Chip row={row} />),
  ],
  more: ({ reason }) => ({ problem: reason }),
  main: ['INDEX', 'EXTERNAL_TRANSACTION_ID', 'AMOUNT', 'reason', 'STATUS'],
  card: (row) => ({
    ...paymentOf(row),
    title: row.externalTransactionId ?? `${texts.columns.INDEX} ${lineOf(row)}`,
    lines: [row.conceptDescription ?? row.conceptId ?? ABSENT, row.payerEmail ?? ABSENT],
    ...(row.reason === null ? {} : { wholeText: row.reason }),
    amount: amountOf(row),
    status: <Chip row={row} />,
  }),
});
