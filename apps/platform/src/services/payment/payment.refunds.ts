import type { MethodRefund, Payment, PaymentMethod, Refund, RefundRequest } from '@backoffice/contracts/payment';
import { Problem } from '../../shared/problem.ts';
import type { ChangeTools } from '../../shared/change-handler.ts';
import { decide } from './payment.gateway.ts';
import { approvedMethods, cents, refundableCents } from './payment.rules.ts';

/**
 * Refunds an amount up to what is left (GAP-51). `partial` must be true exactly when something remains.
 * @throws Problem
 */
export function refunded(payment: Payment, request: RefundRequest, tools: ChangeTools): [Payment, Refund] {
  const left = refundableCents(payment);
  if (cents(request.amount) > left)
    throw new Problem(422, 'refund_amount_too_high', 'More than what is left to refund.', {
      fields: { amount: 'too high' },
    });
  const isPartial = cents(request.amount) < left;
  if (request.partial !== isPartial)
    throw new Problem(422, 'refund_partial_mismatch', '`partial` and the amount differ.', {
      fields: { partial: String(isPartial) },
    });
  const { amount, reason } = request;
  return withRefund(payment, refundOf(payment, { amount, reason, type: 'refund' }, tools), tools);
}

/** Refunds everything that is left (A116). */
export const reversed = (payment: Payment, reason: string, tools: ChangeTools): [Payment, Refund] =>
  withRefund(
    payment,
    refundOf(payment, { amount: refundableCents(payment) / 100, reason, type: 'reverse' }, tools),
    tools,
  );

/**
 * Refunds approved methods (A115). Each request names another method by its position and refunds its whole final
 * amount.
 * @throws Problem
 */
export function partiallyRefunded(
  payment: Payment,
  requests: readonly MethodRefund[],
  tools: ChangeTools,
): [Payment, Refund[]] {
  const approved = new Map(approvedMethods(payment).map(({ method, position }) => [position, method]));
  const refunds: Refund[] = [];
  let changed = payment;
  for (const { payment_method_id: position, amount, status_detail: reason, type } of requests) {
    const method = approved.get(position);
    if (method === undefined || cents(method.final_amount) !== cents(amount))
      throw new Problem(422, 'refund_method_not_approved', 'That method is not approved, or its amount differs.', {
        fields: { payment_method_id: String(position) },
      });
    approved.delete(position);
    const refund = refundOf(payment, { amount, reason, type: type ?? 'partial', method }, tools);
    refunds.push(refund);
    changed = withRefund(refund.status === 'approved' ? withoutMethod(changed, position) : changed, refund, tools)[0];
  }
  return [changed, refunds];
}

/** Marks a method as refunded, so that a partial refund cannot use it again. */
const withoutMethod = (payment: Payment, position: number): Payment => ({
  ...payment,
  payment_methods: payment.payment_methods.map((method, place) =>
    place === position && method.gateway ? { ...method, gateway: { ...method.gateway, status: 'refunded' } } : method,
  ),
});

interface NewRefund {
  readonly amount: number;
  readonly reason: string;
  readonly type: string;
  /** Method to refund; the first one when absent. */
  readonly method?: PaymentMethod;
}

function refundOf(payment: Payment, given: NewRefund, { now, newId }: ChangeTools): Refund {
  const { amount, reason, type, method = payment.payment_methods[0] } = given;
  const decision = decide(amount);
  const isApproved = decision.status === 'approved';
  const gateway = method?.gateway;
  return {
    id: newId(),
    ...decision,
    type,
    amount,
    currency_id: payment.currency_id,
    transaction_id: gateway?.transaction_id ?? null,
    external_reference: payment.external_transaction_id,
    reason,
    authorization_code: isApproved ? (method?.authorization_code ?? null) : null,
    gateway: gateway ? { ticket_number: gateway.ticket_number, batch_number: gateway.batch_number } : null,
    cost_amount: 0,
    request_date: now,
    process_date: now,
    rejected_date: isApproved ? null : now,
    approved_date: isApproved ? now : null,
    last_update_date: now,
  };
}

/** Adds a refund. The payment is refunded when nothing is left: in a partial payment only approved methods count. */
function withRefund(payment: Payment, refund: Refund, { now }: ChangeTools): [Payment, Refund] {
  const changed: Payment = { ...payment, refunds: [...payment.refunds, refund] };
  const nothingIsLeft =
    payment.status === 'partial' ? approvedMethods(changed).length === 0 : refundableCents(changed) <= 0;
  return refund.status === 'approved' && nothingIsLeft
    ? [{ ...changed, status: 'refunded', status_detail: refund.reason, refunded_date: now }, refund]
    : [changed, refund];
}
