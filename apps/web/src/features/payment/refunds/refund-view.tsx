import { RowCollector } from '@/domain/collector';
import { routes } from '@/domain/routes';
import { serviceStatus } from '@/domain/service-codes';
import { StatusChip } from '@/shared/feedback';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, idColumn, linkColumn, ranks, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { refundList } from './refund-list';
import { refundsTexts as texts } from './refund.texts';
import type { RefundsPageQuery } from './RefundsPage.generated';

/** Row of the list of refunds. */
export type RefundRow = NonNullable<RefundsPageQuery['page']>['rows'][number];

const RefundChip = ({ row: { refund } }: { readonly row: RefundRow }) => {
  const { text, tone = 'neutral' } = serviceStatus(refund.statusCode);
  return <StatusChip tone={tone} label={text} title={refund.statusCode} />;
};

const nameOf = ({ payment: { payer } }: RefundRow): string => payer?.name ?? payer?.email ?? ABSENT;

const paymentOf = ({ payment }: RefundRow): string => payment.externalTransactionId ?? payment.paymentId;

const addressOf = ({ payment, refund }: RefundRow): string => routes.payment.refundHref(payment.paymentId, refund.id);

/** Columns and card of the list. A row opens its payment, scrolled to the refund. */
export const refundView = rowView<RefundRow>({
  order: refundList.order,
  headers: texts.columns,
  columns: [
    linkColumn('EFFECTIVE_DATE', { width: 204, hasTime: true }, (row) => ({
      to: addressOf(row),
      text: dateTime(row.effectiveDate),
      label: texts.open(row.id),
    })),
    amountColumn('AMOUNT', ({ refund }) => refund),
    chipColumn('STATUS', { width: 120 }, (row) => <RefundChip row={row} />),
    textColumn('reason', { minWidth: 120, flex: 1.2 }, ({ refund }) => refund.reason),
    textColumn('requestedBy', { minWidth: 110, flex: 0.7, rank: ranks.main }, ({ requestedBy }) => requestedBy),
    textColumn('payment', { minWidth: 110, flex: 0.9 }, paymentOf),
    textColumn('PAYER_NAME', { minWidth: 110, flex: 1 }, nameOf),
    {
      ...amountColumn<RefundRow>(
        'paymentAmount',
        ({ payment }) => ({ amount: payment.finalAmount, currencyId: payment.currencyId }),
        150,
      ),
      rank: ranks.spare,
    },
    {
      ...textColumn<RefundRow>('collector', { width: 90 }, ({ payment }) => payment.collectorId),
      nodeOf: ({ payment }) => <RowCollector id={payment.collectorId} name={undefined} />,
    },
    idColumn('id', { width: 204, extra: true }, ({ id }) => id),
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

/** Columns without the person who requested the refund, for an installation that stores no activity. */
export const refundViewWithoutRequester: typeof refundView = {
  ...refundView,
  columns: refundView.columns.filter(({ field }) => field !== 'requestedBy'),
};
