import { routes } from '@/domain/routes';
import { serviceStatus } from '@/domain/service-codes';
import { StatusChip } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, linkColumn, ranks, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { refundList } from './refund-list';
import { refundsTexts as texts } from './refund.texts';
import type { RefundsPageQuery } from './RefundsPage.generated';

/** A refund of the list. */
export type RefundRow = NonNullable<RefundsPageQuery['page']>['rows'][number];

const RefundChip = ({ row: { refund } }: { readonly row: RefundRow }) => {
  const { text, tone = 'neutral' } = serviceStatus(refund.statusCode);
  return <StatusChip tone={tone} label={text} title={refund.statusCode} />;
};

const nameOf = ({ payment: { payer } }: RefundRow): string => payer?.name ?? payer?.email ?? ABSENT;

const paymentOf = ({ payment }: RefundRow): string => payment.externalTransactionId ?? payment.paymentId;

const addressOf = ({ payment, refund }: RefundRow): string => routes.payment.refundHref(payment.paymentId, refund.id);

/** The rows of the list, one a refund; each opens its payment, at the refund. */
export const refundView = rowView<RefundRow>({
  order: refundList.order,
  headers: texts.columns,
  columns: [
    linkColumn('EFFECTIVE_DATE', { width: 204 }, (row) => ({
      to: addressOf(row),
      text: dateTime(row.effectiveDate),
      label: texts.open(row.id),
    })),
    amountColumn('AMOUNT', ({ refund }) => refund),
    chipColumn('STATUS', { width: 120 }, (row) => <RefundChip row={row} />),
    textColumn('reason', { minWidth: 120, flex: 1.2 }, ({ refund }) => refund.reason),
    textColumn('payment', { minWidth: 110, flex: 0.9 }, paymentOf),
    textColumn('PAYER_NAME', { minWidth: 110, flex: 1 }, nameOf),
    {
      ...amountColumn<RefundRow>(
        'paymentAmount',
        ({ payment }) => ({ amount: payment.finalAmount, currencyId: payment.currencyId }),
        150,
      ),
      rank: ranks.usual,
    },
    textColumn('collector', { width: 90 }, ({ payment }) => payment.collectorId),
    textColumn('id', { width: 204, extra: true }, ({ id }) => id),
  ],
  main: ['EFFECTIVE_DATE', 'PAYER_NAME'],
  card: (row) => ({
    to: addressOf(row),
    title: nameOf(row),
    lines: [row.refund.reason ?? ABSENT, `${dateTime(row.effectiveDate)} · ${paymentOf(row)}`],
    amount: money(row.refund.amount, row.refund.currencyId),
    status: <RefundChip row={row} />,
  }),
});
