import { actionsOf, neverRefused, type ActionAsker } from '../../module-kit/change/action-rules.ts';
import type { PaymentParent } from './payment.mappers.ts';
import { isPastDue } from './payment.overdue.ts';
import { reasons, type ReasonCode } from './payment.texts.ts';

/**
 * Refuses a refund unless the payment is approved and of a refundable type (A114, CON-09). The type is refundable if
 * the payment or its first method is online, or if it is a QR payment with exactly one method.
 */
const refundRefusal = ({ status, type, paymentMethods }: PaymentParent): ReasonCode | undefined => {
  if (status !== 'APPROVED') return 'not_approved';
  const isOnline = type === 'ONLINE' || paymentMethods[0]?.type === 'ONLINE';
  return isOnline || (type === 'QR' && paymentMethods.length === 1) ? undefined : 'not_refundable_type';
};

/**
 * Refuses a refund of methods unless the payment is partial, has several methods, and at least one is approved in its
 * gateway (A115).
 */
const partialRefundRefusal = ({ status, paymentMethods }: PaymentParent): ReasonCode | undefined => {
  if (status !== 'PARTIAL') return 'not_partial';
  if (paymentMethods.length <= 1) return 'single_method';
  return paymentMethods.some(({ gateway }) => gateway?.status === 'APPROVED') ? undefined : 'no_approved_method';
};

/**
 * Refuses a retry of a payment that is not rejected, is past due, or has `retry` inactive in its preset actions. A
 * payment that is due today may be retried (A118, CON-08).
 */
const retryRefusal = (payment: PaymentParent, { now }: ActionAsker): ReasonCode | undefined => {
  if (payment.status !== 'REJECTED') return 'not_rejected';
  if (isPastDue(payment, now)) return 'overdue';
  return payment.presetActions.some(({ name, active }) => name === 'retry' && !active) ? 'retry_inactive' : undefined;
};

/**
 * Rules of the actions of a payment (A112 to A123), in the order in which they are listed. `refresh` and `history` work
 * on any version, the others on the current one only (A110, CON-07).
 */
export const paymentActions = actionsOf<PaymentParent>()(reasons, {
  cancel: {
    permission: 'PAYMENT_CANCEL',
    refusal: ({ status }) => (status === 'PENDING' || status === 'ISSUED' ? undefined : 'not_pending_or_issued'),
  },
  updatePaymentMethod: {
    permission: 'PAYMENT_UPDATE',
    refusal: ({ status }) => (status === 'ISSUED' ? undefined : 'not_issued'),
  },
  refund: { permission: 'PAYMENT_REFUND', refusal: refundRefusal },
  partialRefund: { permission: 'PAYMENT_REFUND', refusal: partialRefundRefusal },
  reverse: {
    permission: 'PAYMENT_REVERSE',
    refusal: ({ status }) => (status === 'APPROVED' ? undefined : 'not_approved'),
  },
  cancelObjection: {
    permission: 'PAYMENT_CANCEL_OBJECTION',
    refusal: ({ status }) => (status === 'OBJECTED' ? undefined : 'not_objected'),
  },
  retry: { permission: 'PAYMENT_UPDATE', refusal: retryRefusal },
  // Retry in a bulk run. A single retry with an expired card opens the payment form, which a bulk run cannot do.
  retryOfMany: {
    permission: 'PAYMENT_UPDATE',
    refusal: (payment, asker) => retryRefusal(payment, asker) ?? (payment.cardExpired ? 'card_expired' : undefined),
  },
  openForm: { permission: 'PAYMENT_SHOW', refusal: ({ status }) => (status === 'REFUNDED' ? 'refunded' : undefined) },
  forwardNotification: {
    permission: 'NOTIFICATION_SEND',
    refusal: ({ notificationUrl }) => (notificationUrl ? undefined : 'no_notification_url'),
  },
  notifyPayer: {
    permission: 'NOTIFICATION_SEND',
    refusal: (payment, { now }) => {
      if (isPastDue(payment, now)) return 'overdue';
      return payment.payer?.email ? undefined : 'payer_without_email';
    },
  },
  updateByGateway: {
    permission: 'PAYMENT_UPDATE_GATEWAY',
    refusal: ({ paymentMethods, type }) => {
      if (paymentMethods.length === 0) return 'no_methods';
      return type ? undefined : 'no_type';
    },
  },
  refresh: { permission: 'PAYMENT_SHOW', anyVersion: true, refusal: neverRefused },
  history: { permission: 'PAYMENT_SHOW_HISTORY', anyVersion: true, refusal: neverRefused },
});
