import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import { dayOf } from '../../shared/day.ts';

/** Changes of a payment, by operation id of the contract. */
export type PaymentChange =
  | 'cancelPayment'
  | 'updatePaymentMethod'
  | 'cancelPaymentObjection'
  | 'retryPayment'
  | 'refundPayment'
  | 'partialRefundPayment'
  | 'reversePayment'
  | 'forwardPaymentNotification'
  | 'updatePaymentByGateway'
  | 'notifyPayer';

/** Reason of a refusal: `extended_code` of the response. */
export type Refusal =
  | 'payment_not_cancellable'
  | 'payment_method_not_changeable'
  | 'payment_not_objected'
  | 'payment_not_retryable'
  | 'payment_overdue'
  | 'payment_retry_inactive'
  | 'payment_not_refundable'
  | 'payment_not_partially_refundable'
  | 'payment_not_reversible'
  | 'payment_without_notification_url'
  | 'payment_without_gateway'
  | 'payment_payer_without_email';

/** Returns true when the last due date is before today. A payment due today is not overdue (A108, CON-08). */
export const isOverdue = (payment: Pick<Payment, 'last_due_date'>, now: Date): boolean =>
  payment.last_due_date !== null && dayOf(new Date(payment.last_due_date)) < dayOf(now);

const isApproved = (method: PaymentMethod): boolean => method.gateway?.status === 'approved';

/** Returns the methods that can be partially refunded, with their position, which is their id (A115). */
export const approvedMethods = (payment: Payment): readonly { method: PaymentMethod; position: number }[] =>
  payment.payment_methods.map((method, position) => ({ method, position })).filter(({ method }) => isApproved(method));

/** Returns the amount that may still be refunded, in cents. */
export const refundableCents = (payment: Payment): number =>
  cents(payment.final_amount) -
  payment.refunds.filter(({ status }) => status === 'approved').reduce((sum, { amount }) => sum + cents(amount), 0);

/** Converts an amount to whole cents, in which amounts are compared. */
export const cents = (amount: number): number => Math.round(amount * 100);

/**
 * Returns whether a payment can be refunded (A114, CON-09). It must be approved, and either online (itself or its first
 * method) or QR with exactly one method.
 */
const isRefundable = ({ status, type, payment_methods: methods }: Payment): boolean =>
  status === 'approved' &&
  (type === 'online' || methods[0]?.type === 'online' || (type === 'qr' && methods.length === 1));

type Rule = (payment: Payment, now: Date) => Refusal | undefined;

/** Rule of each change (A112 to A122). */
const rules: Readonly<Record<PaymentChange, Rule>> = {
  cancelPayment: ({ status }) => (status === 'pending' || status === 'issued' ? undefined : 'payment_not_cancellable'),
  updatePaymentMethod: ({ status }) => (status === 'issued' ? undefined : 'payment_method_not_changeable'),
  cancelPaymentObjection: ({ status }) => (status === 'objected' ? undefined : 'payment_not_objected'),
  retryPayment: (payment, now) => {
    if (payment.status !== 'rejected') return 'payment_not_retryable';
    if (isOverdue(payment, now)) return 'payment_overdue';
    const retry = payment.presets?.actions.find(({ name }) => name === 'retry');
    return retry?.active === false ? 'payment_retry_inactive' : undefined;
  },
  refundPayment: (payment) => (isRefundable(payment) ? undefined : 'payment_not_refundable'),
  partialRefundPayment: (payment) =>
    payment.status === 'partial' && payment.payment_methods.length > 1 && payment.payment_methods.some(isApproved)
      ? undefined
      : 'payment_not_partially_refundable',
  reversePayment: ({ status }) => (status === 'approved' ? undefined : 'payment_not_reversible'),
  forwardPaymentNotification: ({ notification_url: url }) =>
    url === null ? 'payment_without_notification_url' : undefined,
  updatePaymentByGateway: ({ payment_methods: methods, type }) =>
    methods.length > 0 && type !== null ? undefined : 'payment_without_gateway',
  notifyPayer: (payment, now) => {
    if (isOverdue(payment, now)) return 'payment_overdue';
    return payment.payer?.email == null ? 'payment_payer_without_email' : undefined;
  },
};

/** Returns the reason to refuse a change of the current version of a payment, or undefined. */
export const refuse = (change: PaymentChange, payment: Payment, now: Date): Refusal | undefined =>
  rules[change](payment, now);
