import Visibility from '@mui/icons-material/VisibilityOutlined';
import { routes } from '@/domain/routes';
import { collectorText } from '@/domain/collector';
import { copyLine } from '@/shared/actions';
import { ABSENT, dateTime, magnitude, money, totalText } from '@/shared/format';
import { amountColumn, chipColumn, cutColumn, linkColumn, ranks, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { paymentActions } from '../actions/payment.actions';
import { methodParts, methodSummary } from '../payment.method';
import { paymentsTexts as texts } from '../payment.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { byRefund, paymentList } from './payment-list';
import type { PaymentRowFragment, PaymentsPageQuery } from './PaymentsPage.generated';

type Row = NonNullable<PaymentsPageQuery['page']>['rows'][number];

const conceptOf = ({ details: [first] }: PaymentRowFragment): string => first?.conceptDescription ?? ABSENT;

const methodOf = ({ paymentMethods: [first] }: PaymentRowFragment): string => (first ? methodSummary(first) : ABSENT);

const linkOf = (id: string, date: string | null) => ({
  to: routes.payment.href(id),
  text: dateTime(date),
  label: texts.open(id),
});

/** Number of others beside the one that is shown. */
const moreOf = (all: readonly unknown[]): readonly string[] => (all.length > 1 ? [texts.more(all.length - 1)] : []);

/**
 * The rows of the list: the columns of the documents (A42), of which four sort (A43). In the smallest window with all of
 * them the amount is still whole.
 */
const viewOf = (byRefundDate: boolean) =>
  rowView<Row>({
    order: byRefundDate ? byRefund : paymentList.order,
    headers: texts.columns,
    columns: [
      ...(byRefundDate
        ? [
            linkColumn<Row>('REFUNDED_DATE', { width: 204 }, ({ id, returnedOn }) => linkOf(id, returnedOn)),
            textColumn<Row>('REQUEST_DATE', { width: 152, rank: ranks.spare }, ({ requestDate }) =>
              dateTime(requestDate),
            ),
          ]
        : [
            linkColumn<Row>('REQUEST_DATE', { width: 152 }, ({ id, requestDate }) => linkOf(id, requestDate)),
            textColumn<Row>('REFUNDED_DATE', { width: 204, extra: true }, ({ returnedOn }) => dateTime(returnedOn)),
          ]),
      textColumn('externalTransactionId', { minWidth: 124, flex: 1.04 }, (row) => row.externalTransactionId),
      textColumn(
        'conceptId',
        { minWidth: 90, flex: 0.71, rank: ranks.spare },
        ({ details: [first] }) => first?.conceptId,
      ),
      cutColumn('conceptDescription', { minWidth: 72, flex: 1.04, rank: ranks.spare }, (row) => ({
        text: conceptOf(row),
        kept: moreOf(row.details),
      })),
      textColumn('PAYER_NAME', { minWidth: 84, flex: 0.84 }, ({ payer }) => payer?.name ?? payer?.email),
      {
        ...amountColumn<Row>('FINAL_AMOUNT', ({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId })),
        // by the refund date the amount that was returned stays, and who got it goes last
        ...(byRefundDate && { rank: ranks.main }),
      },
      textColumn(
        'refunded',
        {
          width: 120,
          extra: !byRefundDate,
          ...(byRefundDate && { rank: ranks.stays, cellClassName: 'strong' }),
          ...rightAligned,
        },
        ({ returned, currencyId }) => (magnitude(returned) > 0 ? money(returned, currencyId) : null),
      ),
      cutColumn('mediaPayment', { minWidth: 124, flex: 0.97 }, ({ paymentMethods }) => {
        const [first] = paymentMethods;
        const [text = ABSENT, ...digits] = first ? methodParts(first) : [];
        return { text, kept: [...digits, ...moreOf(paymentMethods)] };
      }),
      textColumn('collector', { minWidth: 120, flex: 1, extra: true }, ({ collectorId, collector }) =>
        collectorText({ id: collectorId, name: collector?.name }),
      ),
      textColumn('id', { width: 204, extra: true }, ({ id }) => id),
      chipColumn('STATUS', { width: 160 }, (payment) => <PaymentStatusChips payment={payment} narrow />),
    ],
    main: [byRefundDate ? 'REFUNDED_DATE' : 'REQUEST_DATE', 'PAYER_NAME'],
    menu: ({ id, externalTransactionId }) => (
      <paymentActions.RowMenu
        id={id}
        label={texts.actionsOf(id)}
        lines={() => [
          { label: texts.seeDetail, icon: <Visibility />, to: routes.payment.href(id) },
          copyLine(texts, id),
          ...(externalTransactionId === null ? [] : [copyLine(texts, externalTransactionId, texts.copyTransactionId)]),
        ]}
      />
    ),
    card: (row) => ({
      to: routes.payment.href(row.id),
      title: row.payer?.name ?? row.externalTransactionId ?? row.id,
      lines: [
        conceptOf(row),
        `${dateTime(row.requestDate)} · ${methodOf(row)}`,
        ...(byRefundDate ? [texts.returnedOn(money(row.returned, row.currencyId), dateTime(row.returnedOn))] : []),
      ],
      amount: money(row.finalAmount, row.currencyId),
      status: <PaymentStatusChips payment={row} />,
    }),
  });

interface Found {
  readonly content: { readonly rows: readonly Row[] };
  readonly size: number | undefined;
}

/** Sum that the payments of a list gave back within its days, where the page has all of them. */
export const returnedText = ({ content: { rows }, size }: Found): string | undefined =>
  rows.length > 0 && size === rows.length
    ? texts.returned(totalText(rows.map(({ returned, currencyId }) => ({ amount: returned, currencyId }))))
    : undefined;

/** The rows of the list; by the date of refunds, with the date and the sum of those within its days. */
export const paymentView = viewOf(false);
export const refundedView = viewOf(true);
