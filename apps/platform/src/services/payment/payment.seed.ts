import type { Payer } from '@backoffice/contracts/payer';
import type { Payment, PaymentMethod } from '@backoffice/contracts/payment';
import type { Random } from '../../seed/random.ts';
import { seededCollectors } from '../collector/collector.seed.ts';
import { aPayment } from './payment.builder.ts';
import {
  seededCollectorNotifications,
  seededDetails,
  seededFees,
  seededMetadata,
  seededNotifications,
} from './payment.extras.seed.ts';
import { rejectionOf, seededMethod, tokenMethod } from './payment.methods.seed.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Statuses by how often they are met. */
const statuses = [
  ...Array<string>(44).fill('approved'),
  ...Array<string>(15).fill('issued'),
  ...Array<string>(11).fill('pending'),
  ...Array<string>(10).fill('rejected'),
  ...Array<string>(6).fill('refunded'),
  ...Array<string>(5).fill('partial'),
  ...Array<string>(3).fill('objected'),
  ...Array<string>(4).fill('cancelled'),
  ...Array<string>(2).fill('expired'),
];

export interface SeedWorld {
  readonly now: Date;
  readonly payers: readonly Payer[];
  /** Ids of payments made before, to relate to. */
  readonly earlier: readonly string[];
}

/** One payment with all that its status brings with it. */
export function seededPayment(random: Random, { now, payers, earlier }: SeedWorld): Payment {
  const status = random.pick(statuses);
  const collector = random.pick(seededCollectors);
  const payer = random.pick(payers);
  const requested = requestMoment(random, now);
  const details = seededDetails(random, collector.trade);
  const amount = Math.round(details.reduce((sum, detail) => sum + detail.amount * 100, 0)) / 100;
  const type = random.chance(0.22) ? 'qr' : 'online';
  const methods = seededMethods(random, status, amount, type, now);
  const isOpen = methods.length === 0;
  const base = aPayment({
    id: random.hex(24),
    collector_id: collector.signature,
    request_date: new Date(requested).toISOString(),
    status,
    type: isOpen ? null : type,
    final_amount: amount,
    details,
    payment_methods: methods,
    external_transaction_id: random.chance(0.9) ? `TX${random.digits(9)}` : null,
    payer: {
      id: payer.id,
      name: payer.name,
      email: payer.email,
      external_reference: payer.external_reference,
      identification: payer.identification,
    },
    due_date: new Date(requested + 10 * day).toISOString(),
    last_due_date: random.chance(0.9) ? new Date(requested + random.between(15, 30) * day).toISOString() : null,
    review: random.chance(0.08),
    validation: random.chance(0.08),
    notification_url: random.chance(0.7) ? `https://api.${collector.signature.toLowerCase()}.example/notificaciones` : null,
    back_url: random.chance(0.5) ? `https://www.${collector.signature.toLowerCase()}.example/gracias` : null,
    charge_delay: random.chance(0.3) ? random.between(50_000, 350_000) / 100 : null,
    rate: random.chance(0.4) ? random.pick([2.5, 3.5, 5]) : null,
    relateds:
      earlier.length > 0 && random.chance(0.15)
        ? [{ type: random.pick(['recargo', 'reemplazo', 'cuota']), paymentId: random.pick(earlier) }]
        : [],
    reference: random.chance(0.6) ? `REF-${random.digits(7)}` : null,
    by_subscription: random.chance(0.18) ? random.hex(24) : null,
    metadata: seededMetadata(random),
    source: random.chance(0.85)
      ? { id: random.digits(4), name: random.pick(['Portal de pagos', 'Importación', 'API', 'Débito automático']), type: 'channel' }
      : null,
    presets: { actions: [{ name: 'retry', active: !random.chance(0.2) }] },
  });
  return withOutcome(random, base, requested, now);
}

/** Dense in the current month, thinner the older, never after now. */
function requestMoment(random: Random, now: Date): number {
  const span = random.chance(0.4) ? now.getUTCDate() : 183;
  const moment = now.getTime() - Math.floor(random.next() * span * day);
  return Math.min(moment, now.getTime() - random.between(1, 50) * 60_000);
}

function seededMethods(
  random: Random,
  status: string,
  amount: number,
  type: 'online' | 'qr',
  now: Date,
): readonly PaymentMethod[] {
  if (status === 'issued' || status === 'expired' || (status === 'cancelled' && random.chance(0.7))) return [];
  if (status === 'partial') {
    const part = Math.round(amount * 60) / 100;
    return [
      seededMethod(random, part, type, 'approved', now),
      seededMethod(random, Math.round((amount - part) * 100) / 100, type, 'rejected', now),
    ];
  }
  if (status === 'approved' && random.chance(0.04)) return [tokenMethod(random, amount)];
  const gateway = status === 'rejected' ? 'rejected' : status === 'pending' ? 'pending' : 'approved';
  if (random.chance(0.08)) {
    const half = Math.floor(amount * 50) / 100;
    return [half, Math.round((amount - half) * 100) / 100].map((part) => seededMethod(random, part, type, gateway, now));
  }
  return [seededMethod(random, amount, type, gateway, now)];
}

/** Dates, refunds and notifications that the status implies. */
function withOutcome(random: Random, payment: Payment, requested: number, now: Date): Payment {
  const at = (share: number): string => new Date(requested + (now.getTime() - requested) * share).toISOString();
  const acted = at(0.1 + random.next() * 0.3);
  const changed = payment.status === 'issued' ? payment.request_date : acted;
  const paid = ['approved', 'partial', 'refunded', 'objected'].includes(payment.status);
  const dates = {
    last_update_date: changed,
    process_date: payment.payment_methods.length > 0 ? acted : null,
    rejected_date: payment.status === 'rejected' ? acted : null,
    cancel_date: payment.status === 'cancelled' ? acted : null,
    paid_date: paid ? acted : null,
    accreditation_date: paid ? new Date(Date.parse(acted) + 2 * day).toISOString() : null,
    payer_deferred_date: random.chance(0.05) ? at(0.05) : null,
    payer_validation_date: payment.validation === true ? at(0.04) : null,
    review_validation_date: payment.review === true && paid ? at(0.08) : null,
    refunded_date: payment.status === 'refunded' ? at(0.6) : null,
  };
  const outcome: Payment = {
    ...payment,
    ...dates,
    status_detail: statusDetail(random, payment.status),
    fee_details: paid ? seededFees(random, payment.final_amount) : [],
    batch_withdrawal: paid && random.chance(0.5) ? random.hex(24) : null,
    refunds: payment.status === 'refunded' ? [refundOf(random, payment, dates.refunded_date ?? acted)] : [],
    notifications: seededNotifications(random, payment.request_date).filter(({ date }) => date < now.toISOString()),
  };
  return { ...outcome, collector_notifications: seededCollectorNotifications(random, outcome, acted) };
}

function statusDetail(random: Random, status: string): string | null {
  if (status === 'rejected') return rejectionOf(random);
  if (status === 'approved') return 'accredited';
  if (status === 'cancelled') return random.pick(['A pedido del comercio', 'Duplicado', 'Datos incorrectos']);
  return null;
}

function refundOf(random: Random, payment: Payment, at: string): Payment['refunds'][number] {
  const gateway = payment.payment_methods[0]?.gateway;
  return {
    id: random.hex(24),
    status: 'approved',
    status_detail: 'accredited',
    type: 'refund',
    amount: payment.final_amount,
    currency_id: payment.currency_id,
    transaction_id: gateway?.transaction_id ?? null,
    external_reference: payment.external_transaction_id,
    reason: random.pick(['Pago duplicado', 'A pedido del pagador', 'Servicio no prestado']),
    authorization_code: random.digits(6),
    gateway: gateway ? { ticket_number: gateway.ticket_number, batch_number: gateway.batch_number } : null,
    cost_amount: random.between(10_000, 90_000) / 100,
    request_date: at,
    process_date: at,
    rejected_date: null,
    approved_date: at,
    last_update_date: at,
  };
}
