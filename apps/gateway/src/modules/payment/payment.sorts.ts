import type { PaymentSortField } from '../../api/schema-types.generated.ts';
import type { RowOrders } from '../../module-kit/list/in-parts.ts';
import type { Filter } from '../../rest/rest-client.ts';
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

/** Service's name of the dates on which refunds were approved. */
export const REFUND_DATES = 'refunds.approved_date';

/**
 * Returns the date of the last refund, as the service sorts: with a condition on the dates of refunds, only refunds
 * within its limits count. A service that lists no refunds gives the date of a whole refund.
 */
const lastRefundOf = (
  { refunds, refundedDate }: PaymentParent,
  filters: readonly Filter[],
): string | null | undefined => {
  const limits = filters.find(({ field }) => field === REFUND_DATES)?.value;
  const [from = -Infinity, to = Infinity] = Array.isArray(limits) ? limits.map((end) => Date.parse(String(end))) : [];
  return (
    refunds
      .flatMap(({ approvedDate }) => approvedDate ?? [])
      .filter((date) => from <= Date.parse(date) && Date.parse(date) <= to)
      .sort()
      .at(-1) ?? refundedDate
  );
};

/** Sort values of payments, for lists that the gateway sorts. */
export const paymentOrders: RowOrders<PaymentParent, (typeof paymentSorts)[PaymentSortField]> = {
  request_date: ({ requestDate }) => requestDate,
  'payer.name': ({ payer }) => payer?.name,
  final_amount: ({ finalAmount }) => Number(finalAmount),
  status: ({ statusCode }) => statusCode,
  refunded_date: lastRefundOf,
  last_update_date: ({ lastUpdateDate }) => lastUpdateDate,
};
