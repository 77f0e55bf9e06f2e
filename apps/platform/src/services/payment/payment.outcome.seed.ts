import type { Payment, Refund } from '@backoffice/contracts/payment';
import type { Random } from '../../seed/random.ts';
import { seededBatchId } from '../batch/batch.weeks.seed.ts';
import { seededCollectorNotifications, seededFees, seededNotifications } from './payment.extras.seed.ts';

const day = 24 * 3_600_000;
/** Statuses of payments for which money was received. */
const paidStatuses: ReadonlySet<string> = new Set(['approved', 'partial', 'refunded', 'objected']);

/** Adds what the status implies: dates, fees, refunds, notifications. */
export function withOutcome(random: Random, payment: Payment, now: Date): Payment {
  const isPaid = paidStatuses.has(payment.status);
  const dates = outcomeDates(random, payment, now);
  const outcome: Payment = {
    ...payment,
    ...dates,
    status_detail: statusDetail(random, payment),
    fee_details: isPaid ? seededFees(random, payment.final_amount) : [],
    batch_withdrawal:
      dates.paid_date && random.chance(0.5) ? seededBatchId(payment.collector_id, dates.paid_date) : null,
    refunds: seededRefunds(random, payment, dates.last_update_date),
    notifications: seededNotifications(random, payment, now),
  };
  return { ...outcome, collector_notifications: seededCollectorNotifications(random, outcome, now) };
}

function outcomeDates(random: Random, payment: Payment, now: Date) {
  const { status, request_date, last_due_date } = payment;
  const requested = Date.parse(request_date);
  const at = (share: number): string => new Date(requested + (now.getTime() - requested) * share).toISOString();
  const acted = at(0.1 + random.next() * 0.3);
  const isPaid = paidStatuses.has(status);
  const when = (holds: boolean, moment: string): string | null => (holds ? moment : null);
  const changed = new Map([
    ['issued', request_date],
    ['expired', last_due_date],
    ['refunded', at(0.6)],
  ]);
  return {
    last_update_date: changed.get(status) ?? acted,
    process_date: when(payment.payment_methods.length > 0, acted),
    rejected_date: when(status === 'rejected', acted),
    cancel_date: when(status === 'cancelled', acted),
    paid_date: when(isPaid, acted),
    accreditation_date: when(isPaid, new Date(Date.parse(acted) + 2 * day).toISOString()),
    payer_deferred_date: when(random.chance(0.05), at(0.05)),
    payer_validation_date: when(payment.validation === true, at(0.04)),
    review_validation_date: when(payment.review === true && isPaid, at(0.08)),
    refunded_date: when(status === 'refunded', at(0.6)),
  };
}

/** Returns the status detail. The detail of a rejected payment comes from its gateway. */
function statusDetail(random: Random, { status, payment_methods: methods }: Payment): string | null {
  if (status === 'rejected') return methods[0]?.gateway?.status_detail ?? null;
  if (status === 'approved') return 'accredited';
  if (status === 'cancelled') return random.pick(['A pedido del comercio', 'Duplicado', 'Datos incorrectos']);
  return null;
}

/**
 * Returns the refunds: a full one for a refunded payment. Some approved payments have a partial or a refused refund.
 */
function seededRefunds(random: Random, payment: Payment, at: string): readonly Refund[] {
  const kind = random.next();
  if (payment.status === 'refunded') {
    const type = payment.payment_methods.length === 1 && kind < 0.3 ? 'reverse' : 'refund';
    return [refund(random, payment, { type, amount: payment.final_amount, at, isApproved: true })];
  }
  if (payment.status !== 'approved' || kind >= 0.12) return [];
  const amount = Math.round(payment.final_amount * 40) / 100;
  return [refund(random, payment, { type: 'refund', amount, at, isApproved: kind < 0.06 })];
}

interface RefundPlan {
  readonly type: 'refund' | 'reverse';
  readonly amount: number;
  readonly at: string;
  readonly isApproved: boolean;
}

function refund(random: Random, payment: Payment, { type, amount, at, isApproved }: RefundPlan): Refund {
  const gateway = payment.payment_methods[0]?.gateway;
  return {
    id: random.hex(24),
    status: isApproved ? 'approved' : 'rejected',
    status_detail: isApproved ? 'accredited' : 'cc_rejected_insufficient_amount',
    type,
    amount,
    currency_id: payment.currency_id,
    transaction_id: gateway?.transaction_id ?? null,
    external_reference: payment.external_transaction_id,
    reason: random.pick(['Pago duplicado', 'A pedido del pagador', 'Servicio no prestado']),
    authorization_code: isApproved ? random.digits(6) : null,
    gateway: gateway ? { ticket_number: gateway.ticket_number, batch_number: gateway.batch_number } : null,
    cost_amount: random.between(10_000, 90_000) / 100,
    request_date: at,
    process_date: at,
    rejected_date: isApproved ? null : at,
    approved_date: isApproved ? at : null,
    last_update_date: at,
  };
}
