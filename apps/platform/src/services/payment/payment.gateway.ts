import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import type { ChangeTools } from '../../shared/change-handler.ts';
import { cents } from './payment.rules.ts';

/** Refusals of the demonstration gateway by the cents of the amount, so that each can be shown on purpose. */
const refusals: ReadonlyMap<number, string> = new Map([
  [13, 'cc_rejected_insufficient_amount'],
  [14, 'cc_rejected_call_for_authorize'],
  [15, 'cc_rejected_card_expired'],
]);

interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly status_detail: string;
}

/** Decides as the demonstration gateway about an amount that is charged or refunded. */
export function decide(amount: number): Decision {
  const refusal = refusals.get(cents(amount) % 100);
  return refusal === undefined
    ? { status: 'approved', status_detail: 'accredited' }
    : { status: 'rejected', status_detail: refusal };
}

/** Returns the method without a decision of the company that processes it. */
export const undecidedMethod = (method: PaymentMethod): PaymentMethod => ({
  ...method,
  authorization_code: null,
  gateway: method.gateway && { ...method.gateway, status: 'pending', status_detail: null },
});

const isWaiting = ({ gateway }: PaymentMethod): boolean => gateway?.status == null || gateway.status === 'pending';

/**
 * Decides the pending methods of a payment, and the payment with them (A122). A decided payment is returned unchanged.
 */
export function updatedByGateway(payment: Payment, tools: ChangeTools): Payment {
  const isOpen = payment.status === 'pending' || payment.status === 'issued';
  if (!isOpen || !payment.payment_methods.some(isWaiting)) return payment;
  const methods = payment.payment_methods.map((method) => (isWaiting(method) ? decided(method, tools) : method));
  return { ...payment, payment_methods: methods, ...outcomeOf(methods, tools.now) };
}

function decided(method: PaymentMethod, { newId }: ChangeTools): PaymentMethod {
  const decision = decide(method.final_amount);
  const { batch_number = null, ticket_number = null, transaction_id = null, ppt_owner = null } = method.gateway ?? {};
  return {
    ...method,
    authorization_code: decision.status === 'approved' ? newId().slice(0, 6).toUpperCase() : null,
    gateway: { batch_number, ticket_number, transaction_id: transaction_id ?? newId(), ppt_owner, ...decision },
  };
}

/** Returns the outcome: approved when every method is approved, rejected when none is, otherwise partial. */
function outcomeOf(methods: readonly PaymentMethod[], now: string): Partial<Payment> {
  const approved = methods.filter(({ gateway }) => gateway?.status === 'approved');
  if (approved.length === 0)
    return {
      status: 'rejected',
      status_detail: methods[0]?.gateway?.status_detail ?? null,
      process_date: now,
      rejected_date: now,
    };
  const status = approved.length === methods.length ? 'approved' : 'partial';
  return { status, status_detail: status === 'approved' ? 'accredited' : null, process_date: now, paid_date: now };
}
