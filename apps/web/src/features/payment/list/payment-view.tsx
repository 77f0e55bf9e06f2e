import Visibility from '@mui/icons-material/VisibilityOutlined';
import { NotesSection } from '@/domain/note';
import { routes } from '@/domain/routes';
import { collectorText, RowCollector } from '@/domain/collector';
import { copyLine } from '@/shared/actions';
import { latePart } from '@/shared/late-code';
import { ABSENT, dateTime, magnitude, money } from '@/shared/format';
import {
  amountColumn,
  chipColumn,
  cutColumn,
  idColumn,
  linkColumn,
  ranks,
  rightAligned,
  textColumn,
} from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { paymentActions } from '../actions/payment.actions';
import { methodParts, methodSummary } from '../payment.method';
import { paymentsTexts as texts } from '../payment.texts';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { byRefund, paymentList } from './payment-list';
import type { PaymentRowFragment, PaymentsPageQuery } from './PaymentsPage.generated';

/** Row of the list of payments. */
export type PaymentRow = NonNullable<PaymentsPageQuery['page']>['rows'][number];

/** Loaded lazily, with the first panel of a rejected payment. */
const RowRejection = latePart(async () => (await import('./RowRejection')).RowRejection);

const conceptOf = ({ details: [first] }: PaymentRowFragment): string => first?.conceptDescription ?? ABSENT;

const methodOf = ({ paymentMethods: [first] }: PaymentRowFragment): string => (first ? methodSummary(first) : ABSENT);

const linkOf = (id: string, date: string | null) => ({
  to: routes.payment.href(id),
  text: dateTime(date),
  label: texts.open(id),
});

/** Returns the number of items that are not shown, as text. */
const moreOf = (all: readonly unknown[]): readonly string[] => (all.length > 1 ? [texts.more(all.length - 1)] : []);

/**
 * Creates the columns of the list: those of the specification (A42), and further ones that a person may add. The
 * columns of `order` sort (A43).
 */
const viewOf = (byRefundDate: boolean) =>
  rowView<PaymentRow>({
    order: byRefundDate ? byRefund : paymentList.order,
    headers: texts.columns,
    columns: [
      ...(byRefundDate
        ? [
            linkColumn<PaymentRow>('REFUNDED_DATE', { width: 204, hasTime: true }, ({ id, returnedOn }) =>
              linkOf(id, returnedOn),
            ),
            textColumn<PaymentRow>(
              'REQUEST_DATE',
              { width: 152, hasTime: true, rank: ranks.spare },
              ({ requestDate }) => dateTime(requestDate),
            ),
          ]
        : [
            linkColumn<PaymentRow>('REQUEST_DATE', { width: 152, hasTime: true }, ({ id, requestDate }) =>
              linkOf(id, requestDate),
            ),
            textColumn<PaymentRow>('REFUNDED_DATE', { width: 204, hasTime: true, extra: true }, ({ returnedOn }) =>
              dateTime(returnedOn),
            ),
          ]),
      textColumn('externalTransactionId', { minWidth: 138, flex: 0.1 }, (row) => row.externalTransactionId),
      textColumn(
        'conceptId',
        { minWidth: 88, flex: 0.1, rank: ranks.spare },
        ({ details: [first] }) => first?.conceptId,
      ),
      cutColumn('conceptDescription', { minWidth: 106, flex: 1.4, rank: ranks.spare }, (row) => ({
        text: conceptOf(row),
        kept: moreOf(row.details),
      })),
      textColumn('PAYER_NAME', { minWidth: 100, flex: 1.8 }, ({ payer }) => payer?.name ?? payer?.email),
      {
        ...amountColumn<PaymentRow>('FINAL_AMOUNT', ({ finalAmount, currencyId }) => ({
          amount: finalAmount,
          currencyId,
        })),
        // by refund date, the refunded amount stays in a narrow window instead of this one
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
      cutColumn('mediaPayment', { minWidth: 120, flex: 0.3 }, ({ paymentMethods }) => {
        const [first] = paymentMethods;
        const [text = ABSENT, ...digits] = first ? methodParts(first) : [];
        return { text, kept: [...digits, ...moreOf(paymentMethods)] };
      }),
      {
        ...textColumn<PaymentRow>('collector', { minWidth: 120, flex: 1, extra: true }, ({ collectorId, collector }) =>
          collectorText({ id: collectorId, name: collector?.name }),
        ),
        nodeOf: ({ collectorId, collector }) => <RowCollector id={collectorId} name={collector?.name} />,
      },
      idColumn('id', { width: 204, extra: true }, ({ id }) => id),
      chipColumn('STATUS', { width: 150 }, (payment) => <PaymentStatusChips payment={payment} narrow />),
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
    mark: ({ id }) => <RowMark id={id} />,
    more: ({ id, status, payer }) => ({
      above: status === 'REJECTED' && <RowRejection id={id} />,
      facts: payer?.name && payer.email ? [[texts.email, payer.email]] : [],
      below: <NotesSection of="Payment" id={id} />,
    }),
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

/** Columns, card and row menu of the list by request date, and by refund date with the refunds within the period. */
export const paymentView = viewOf(false);
export const refundedView = viewOf(true);
