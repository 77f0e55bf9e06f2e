import type { PaymentSortField } from '../../api/schema-types.generated.ts';
import type { RowOrders } from '../../module-kit/list/in-parts.ts';
import type { PaymentParent } from './payment.mappers.ts';

/** Service's names of the sort fields of payments. */
export const paymentSorts = {
  REQUEST_DATE: 'request_date',
  PAYER_NAME: 'payer.name',
  FINAL_AMOUNT: 'final_amount',
  STATUS: 'status',
  REFUNDED_DATE: 'refunded_date',
  LAST_UPDATE_DATE: 'last_update_date',
} as const satisfies Readonly<Record<PaymentSortField, string>>;

const lastRefundOf = ({ refunds, refundedDate }: PaymentParent): string | null | undefined =>
  refunds
    .flatMap(({ approvedDate }) => approvedDate ?? [])
    .sort()
    .at(-1) ?? refundedDate;

/** Sort values of payments, for lists that the gateway sorts. */
export const paymentOrders: RowOrders<PaymentParent, (typeof paymentSorts)[PaymentSortField]> = {
  request_date: ({ requestDate }) => requestDate,
  'payer.name': ({ payer }) => payer?.name,
  final_amount: ({ finalAmount }) => Number(finalAmount),
  status: ({ statusCode }) => statusCode,
  refunded_date: lastRefundOf,
  last_update_date: ({ lastUpdateDate }) => lastUpdateDate,
};
