import { routes } from '@/domain/routes';
import { serviceStatus } from '@/domain/service-codes';
import { StatusChip } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, cutColumn, linkColumn, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { refundList } from './refund-list';
import { refundsTexts as texts } from './refund.texts';
import type { RefundsPageQuery } from './RefundsPage.generated';

type Row = NonNullable<RefundsPageQuery['page']>['rows'][number];
type Refund = Row['refunds'][number];

/** The newest refund of a payment stands for the others, whose number is shown. */
const newestOf = ({ refunds }: Row): Refund | undefined => refunds.at(-1);

const amountOf = (row: Row): string => {
  const refund = newestOf(row);
  return refund ? money(refund.amount, refund.currencyId) : ABSENT;
};

const RefundChip = ({ row }: { readonly row: Row }) => {
  const refund = newestOf(row);
  if (!refund) return ABSENT;
  const { text, tone = 'neutral' } = serviceStatus(refund.statusCode);
  return <StatusChip tone={tone} label={text} title={refund.statusCode} />;
};

const nameOf = ({ payer }: Row): string => payer?.name ?? payer?.email ?? ABSENT;

const paymentOf = ({ id, externalTransactionId }: Row): string => externalTransactionId ?? id;

/** The rows of the list: the newest refund of each payment, and what was given back in all. */
export const refundView = rowView<Row>({
  order: refundList.order,
  headers: texts.columns,
  columns: [
    linkColumn('REFUND_REQUEST_DATE', { width: 168 }, (row) => ({
      to: routes.payment.href(row.id),
      text: dateTime(newestOf(row)?.requestDate ?? null),
      label: texts.open(row.id),
    })),
    cutColumn('amount', { width: 140, ...rightAligned }, (row) => ({
      text: amountOf(row),
      kept: row.refunds.length > 1 ? [texts.more(row.refunds.length - 1)] : [],
    })),
    chipColumn('state', { width: 120 }, (row) => <RefundChip row={row} />),
    textColumn('reason', { minWidth: 120, flex: 1.2 }, (row) => newestOf(row)?.reason),
    textColumn('payment', { minWidth: 110, flex: 0.9 }, paymentOf),
    textColumn('PAYER_NAME', { minWidth: 110, flex: 1 }, nameOf),
    amountColumn('FINAL_AMOUNT', ({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId }), 150),
    textColumn('refunded', { width: 124, ...rightAligned }, ({ refundedAmount, currencyId }) =>
      money(refundedAmount, currencyId),
    ),
    textColumn('collector', { width: 90, extra: true }, ({ collectorId }) => collectorId),
  ],
  main: ['REFUND_REQUEST_DATE', 'amount', 'state', 'PAYER_NAME'],
  card: (row) => ({
    to: routes.payment.href(row.id),
    title: nameOf(row),
    lines: [newestOf(row)?.reason ?? ABSENT, `${dateTime(newestOf(row)?.requestDate ?? null)} · ${paymentOf(row)}`],
    amount: amountOf(row),
    status: <RefundChip row={row} />,
  }),
});
