import { routes } from '@/domain/routes';
import { ABSENT, money, quantity } from '@/shared/format';
import { chipColumn, nodeColumn, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { StatusChip } from '@/shared/feedback';
import { ImportRowChip, notIssued } from '../import.status';
import { rowsTexts as texts } from '../import.texts';
import type { ImportRowsQuery } from './ImportPage.generated';
import { rowList } from './row-list';

type Rows = NonNullable<NonNullable<ImportRowsQuery['import']>['rows']>['rows'];

/** A row of an import as the list takes it. */
export interface ListedRow extends Readonly<Rows[number]> {
  readonly id: string;
  /** True when it became no payment because the import was cancelled. */
  readonly isCancelled: boolean;
  /** True when its payment can be opened: the import is approved, and the row became one (B34). */
  readonly isMade: boolean;
}

const amountOf = ({ amount }: ListedRow): string => (amount === null ? ABSENT : money(amount, 'ARS'));

/** Row of the file as a spreadsheet counts it: the one that a person looks for there. */
const lineOf = ({ line, index }: ListedRow): string => quantity(line ?? index);

const Chip = ({ row }: { readonly row: ListedRow }) =>
  row.isCancelled ? <StatusChip {...notIssued} /> : <ImportRowChip of={row} />;

const paymentOf = ({ isMade, paymentId }: ListedRow): { to?: string } =>
  isMade && paymentId !== null ? { to: routes.payment.href(paymentId) } : {};

/** The rows of an import (B132), each with why it is in error. A row leads to its payment once it is made. */
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
    textColumn('AMOUNT', { width: 120, ...rightAligned, cellClassName: 'strong' }, amountOf),
    // wide enough for one fault in a window of 1440 pixels, beside scroll bars
    textColumn('reason', { minWidth: 220, flex: 4 }, ({ reason }) => reason),
    chipColumn('STATUS', { width: 120 }, (row) => <Chip row={row} />),
  ],
  more: ({ reason }) => ({ problem: reason }),
  main: ['INDEX', 'EXTERNAL_TRANSACTION_ID', 'AMOUNT', 'reason', 'STATUS'],
  card: (row) => ({
    ...paymentOf(row),
    title: row.externalTransactionId ?? `${texts.columns.INDEX} ${lineOf(row)}`,
    lines: [row.conceptDescription ?? row.conceptId ?? ABSENT, row.payerEmail ?? ABSENT],
    ...(row.reason === null ? {} : { note: row.reason }),
    amount: amountOf(row),
    status: <Chip row={row} />,
  }),
});
