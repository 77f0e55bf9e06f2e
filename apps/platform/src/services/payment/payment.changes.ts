import type {
  MethodRefund,
  Payment,
  PaymentMethod,
  PaymentMethodChange,
  Refund,
  RefundRequest,
} from '@backoffice/contracts/payment';
import { Problem } from '../../shared/problem.ts';
import { approvedMethods, cents, refundableCents } from './payment.rules.ts';

/** What a change needs beside the payment. */
export interface ChangeTools {
  readonly now: string;
  readonly newId: () => string;
}

/** Amounts that end in 13 cents are refused by the demonstration gateway, so that a refusal can be shown at will. */
const gatewayRefuses = (amount: number): boolean => cents(amount) % 100 === 13;

export const cancelled = (payment: Payment, reason: string, { now }: ChangeTools): Payment => ({
  ...payment,
  status: 'cancelled',
  status_detail: reason,
  cancel_date: now,
});

export const objectionCancelled = (payment: Payment, reason: string): Payment => ({
  ...payment,
  status: 'approved',
  status_detail: reason,
});

/** A: charge the same method again; B: wait for another one (A125). */
export const retried = (payment: Payment, code: 'A' | 'B'): Payment => ({
  ...payment,
  status: code === 'A' ? 'pending' : 'issued',
  status_detail: code === 'A' ? 'retry_same_method' : 'retry_other_method',
  rejected_date: null,
});

/** Keeps six and four digits of a card, four of an account; the number itself goes nowhere. */
export function methodUpdated(payment: Payment, change: PaymentMethodChange): Payment {
  const isCard = change.number.length < 22;
  if (isCard && (change.expiration_month === undefined || change.expiration_year === undefined))
    throw new Problem(400, 'expiration_required', 'A card needs its expiration.', {
      fields: { expiration_month: 'required', expiration_year: 'required' },
    });
  const network = isCard ? cardNetwork(change.number) : { id: 1, name: 'CBU' };
  const previous = payment.payment_methods[0];
  const method: PaymentMethod = {
    media_payment_id: network.id,
    media_payment_detail: network.name,
    coupon_number: null,
    first_six_digits: isCard ? change.number.slice(0, 6) : null,
    last_four_digits: change.number.slice(-4),
    expiration_month: change.expiration_month ?? null,
    expiration_year: change.expiration_year ?? null,
    promotion_id: null,
    amount: payment.final_amount,
    final_amount: payment.final_amount,
    currency_id: payment.currency_id,
    installments: previous?.installments ?? 1,
    authorization_code: null,
    type: 'online',
    currency_conversion_info: null,
    gateway: null,
  };
  return { ...payment, type: 'online', payment_methods: [method, ...payment.payment_methods.slice(1)] };
}

function cardNetwork(number: string): { id: number; name: string } {
  if (number.startsWith('4')) return { id: 9, name: 'Visa' };
  if (number.startsWith('3')) return { id: 2, name: 'American Express' };
  return { id: 5, name: 'Mastercard' };
}

/** GAP-51: at most what is left; less than that must say so by `partial`. */
export function refunded(payment: Payment, request: RefundRequest, tools: ChangeTools): [Payment, Refund] {
  const left = refundableCents(payment);
  if (cents(request.amount) <= 0 || cents(request.amount) > left)
    throw new Problem(422, 'refund_amount_too_high', 'More than what is left to refund.', { fields: { amount: 'too_high' } });
  if (request.partial !== cents(request.amount) < left)
    throw new Problem(422, 'refund_partial_mismatch', '`partial` and the amount differ.', { fields: { partial: 'mismatch' } });
  return withRefund(payment, newRefund(payment, request.amount, request.reason, 'refund', tools), tools);
}

export const reversed = (payment: Payment, reason: string, tools: ChangeTools): [Payment, Refund] =>
  withRefund(payment, newRefund(payment, refundableCents(payment) / 100, reason, 'reverse', tools), tools);

/** A115: each refund names an approved method by its position and gives its whole final amount back. */
export function partiallyRefunded(
  payment: Payment,
  requests: readonly MethodRefund[],
  tools: ChangeTools,
): [Payment, Refund[]] {
  const approved = new Map(approvedMethods(payment).map(({ method, position }) => [position, method]));
  const refunds = requests.map((request) => {
    const method = approved.get(request.payment_method_id);
    if (method === undefined || cents(method.final_amount) !== cents(request.amount))
      throw new Problem(422, 'refund_method_not_approved', 'That method is not approved, or its amount differs.');
    return newRefund(payment, request.amount, request.status_detail, request.type ?? 'partial', tools);
  });
  return [
    refunds.reduce((changed, refund) => withRefund(changed, refund, tools)[0], payment),
    refunds,
  ];
}

function newRefund(payment: Payment, amount: number, reason: string, type: string, { now, newId }: ChangeTools): Refund {
  const refuses = gatewayRefuses(amount);
  const gateway = payment.payment_methods[0]?.gateway;
  return {
    id: newId(),
    status: refuses ? 'rejected' : 'approved',
    status_detail: refuses ? 'cc_rejected_insufficient_amount' : 'accredited',
    type,
    amount,
    currency_id: payment.currency_id,
    transaction_id: gateway?.transaction_id ?? null,
    external_reference: payment.external_transaction_id,
    reason,
    authorization_code: refuses ? null : (payment.payment_methods[0]?.authorization_code ?? null),
    gateway: gateway ? { ticket_number: gateway.ticket_number, batch_number: gateway.batch_number } : null,
    cost_amount: 0,
    request_date: now,
    process_date: now,
    rejected_date: refuses ? now : null,
    approved_date: refuses ? null : now,
    last_update_date: now,
  };
}

/** Adds a refund; a payment of which nothing is left is refunded. */
function withRefund(payment: Payment, refund: Refund, { now }: ChangeTools): [Payment, Refund] {
  const changed: Payment = { ...payment, refunds: [...payment.refunds, refund] };
  const done = refund.status === 'approved' && (refundableCents(changed) <= 0 || nothingApprovedIsLeft(changed));
  return [done ? { ...changed, status: 'refunded', status_detail: refund.type, refunded_date: now } : changed, refund];
}

/** In a partial payment only the approved methods can come back. */
const nothingApprovedIsLeft = (payment: Payment): boolean =>
  payment.status === 'partial' &&
  approvedMethods(payment).reduce((sum, { method }) => sum + cents(method.final_amount), 0) <=
    cents(payment.final_amount) - refundableCents(payment);

export function collectorNotified(payment: Payment, url: string, { now }: ChangeTools): Payment {
  const [last, ...older] = payment.collector_notifications;
  const sent = {
    url,
    response: 'OK',
    status: 'sent',
    status_detail: null,
    retry_count: last === undefined ? 0 : last.retry_count + 1,
    original_request: { id: payment.id, status: payment.status, final_amount: payment.final_amount },
    last_retry: now,
  };
  return { ...payment, collector_notifications: [sent, ...older] };
}

export const payerNotified = (payment: Payment, { now, newId }: ChangeTools): Payment => ({
  ...payment,
  notifications: [{ id: newId(), date: now, type: 'email', action: 'payment_reminder' }, ...payment.notifications],
});

/** A pending payment whose first method the gateway approved becomes approved; everything else stays. */
export const updatedByGateway = (payment: Payment, { now }: ChangeTools): Payment => {
  const status = payment.payment_methods[0]?.gateway?.status;
  if (payment.status !== 'pending' || (status !== 'approved' && status !== 'rejected')) return payment;
  return status === 'approved'
    ? { ...payment, status, paid_date: now, process_date: now }
    : { ...payment, status, rejected_date: now, process_date: now };
};
