import type { Payment } from '@backoffice/contracts/payment';
import { undecidedMethod } from './payment.gateway.ts';

/** Statuses of a payment before its current one. */
const before: Readonly<Record<string, readonly string[]>> = {
  pending: ['issued'],
  approved: ['issued', 'pending'],
  partial: ['issued', 'pending'],
  rejected: ['issued', 'pending'],
  refunded: ['issued', 'pending', 'approved'],
  objected: ['issued', 'pending', 'approved'],
  cancelled: ['issued'],
  expired: ['issued'],
};

/** Returns the payment with its version number and its older versions, each without later data. */
export function withVersions(payment: Payment): { current: Payment; older: Payment[] } {
  const path = [...(before[payment.status] ?? []), ...retriesOf(payment)];
  const start = Date.parse(payment.request_date);
  const end = Date.parse(payment.last_update_date ?? payment.request_date);
  const older = path.map((status, position) => {
    const date = new Date(start + ((end - start) * position) / path.length).toISOString();
    return {
      ...payment,
      ...nothingLater,
      ...asIn(status, date, payment),
      status,
      paid_date: status === 'approved' ? payment.paid_date : null,
      version: position + 1,
      last_update_date: date,
    };
  });
  return { current: { ...payment, version: path.length + 1 }, older };
}

/**
 * Returns the statuses of earlier attempts. One rejected payment in sixteen was tried six times: its history has
 * more than the ten rows that are shown at first (GAP-11).
 */
const retriesOf = ({ id, status }: Payment): readonly string[] =>
  status === 'rejected' && id.endsWith('0') ? Array.from({ length: 5 }, () => ['rejected', 'pending']).flat() : [];

/**
 * Returns the properties that differ in an older status. An issued payment has no methods. A pending payment has
 * undecided methods. A rejected payment has the reason that its method states, as in the current version.
 * @param date date of the older version
 */
function asIn(status: string, date: string, payment: Payment): Partial<Payment> {
  if (status === 'issued') return { type: null, payment_methods: [], process_date: null };
  if (status === 'rejected')
    return {
      status_detail: payment.payment_methods[0]?.gateway?.status_detail ?? null,
      process_date: date,
      rejected_date: date,
    };
  return status === 'pending' ? { payment_methods: payment.payment_methods.map(undecidedMethod) } : {};
}

const nothingLater = {
  status_detail: null,
  rejected_date: null,
  cancel_date: null,
  refunded_date: null,
  accreditation_date: null,
  review_validation_date: null,
  batch_withdrawal: null,
  fee_details: [],
  refunds: [],
  collector_notifications: [],
  notifications: [],
} as const satisfies Partial<Payment>;
