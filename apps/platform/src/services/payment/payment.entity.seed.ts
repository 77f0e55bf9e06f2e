import type { Payer } from '@backoffice/contracts/payer';
import type { Payment } from '@backoffice/contracts/payment';
import type { Subscription } from '@backoffice/contracts/subscription';
import type { Random } from '../../seed/random.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import type { SubscriptionPayments } from '../subscription/subscription.payments.seed.ts';
import { aPayment } from './payment.builder.ts';
import { seededDetails, seededMetadata } from './payment.extras.seed.ts';
import { seededMethods } from './payment.methods.seed.ts';
import { withOutcome } from './payment.outcome.seed.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Offset of Buenos Aires from UTC, which has had no summer time since 2009. */
const behindUtc = 3 * hour;

/** Statuses, repeated by their share of a hundred payments. */
const statuses = Object.entries({
  approved: 44,
  issued: 15,
  pending: 11,
  rejected: 10,
  refunded: 6,
  partial: 5,
  cancelled: 4,
  objected: 3,
  expired: 2,
}).flatMap(([status, times]) => Array<string>(times).fill(status));
/** Step through the statuses. It is coprime to 100, so a hundred payments have all of them, mixed. */
const stride = 37;

/** Entities that seeded payments refer to. */
interface SeedWorld {
  readonly now: Date;
  readonly payers: readonly Payer[];
  /** Ids of earlier payments, for related payments. */
  readonly earlier: readonly string[];
  readonly subscriptions: SubscriptionPayments;
}

/** Builds the payment at this position of the seed, with everything that its status implies. */
export function seededPayment(random: Random, position: number, world: SeedWorld): Payment {
  const { now, payers, earlier } = world;
  const status = statuses[(position * stride) % statuses.length] ?? 'issued';
  const requested = requestMoment(random, now, status);
  const seeded = world.subscriptions.forPaymentAt(requested);
  const collector = seeded?.collector ?? random.pick(seededCollectors);
  const details = seeded ? detailsOf(seeded.subscription) : seededDetails(random, collector.trade);
  const site = collector.signature.toLowerCase();
  const amount = details.reduce((sum, detail) => sum + Math.round(detail.amount * 100), 0) / 100;
  const type = random.chance(0.22) ? 'qr' : 'online';
  const methods = seededMethods(random, { type, status, amount, now });
  const payment = aPayment({
    id: random.hex(24),
    collector_id: collector.signature,
    request_date: new Date(requested).toISOString(),
    status,
    type: methods.length === 0 ? null : type,
    final_amount: amount,
    details,
    payment_methods: methods,
    external_transaction_id: random.maybe(0.9, () => `TX${random.digits(9)}`),
    payer: type === 'qr' && random.chance(0.1) && !seeded ? null : payerOf(seeded?.payer ?? random.pick(payers)),
    ...dueDates(random, requested, status),
    review: random.chance(0.08),
    validation: random.chance(0.08),
    notification_url: random.maybe(0.7, () => `https://api.${site}.example/notificaciones`),
    back_url: random.maybe(0.5, () => `https://www.${site}.example/gracias`),
    charge_delay: random.maybe(0.3, () => random.between(50_000, 350_000) / 100),
    rate: random.maybe(0.4, () => random.pick([2.5, 3.5, 5])),
    relateds: relateds(random, earlier),
    reference: random.maybe(0.6, () => `REF-${random.digits(7)}`),
    by_subscription: seeded?.subscription.id ?? null,
    metadata: seededMetadata(random, world.subscriptions.idsOf(collector.signature)),
    source: random.maybe(0.85, () => ({
      id: random.digits(4),
      name: random.pick(['Portal de pagos', 'Importación', 'API', 'Débito automático']),
      type: 'channel',
    })),
    presets: random.maybe(0.9, () => ({ actions: [{ name: 'retry', active: !random.chance(0.2) }] })),
  });
  if (seeded) world.subscriptions.record(seeded.subscription, payment.id, requested);
  return withOutcome(random, payment, now);
}

/** Returns the details of a payment of a subscription: the subscription's detail and price. */
const detailsOf = ({ detail, amount }: Subscription): Payment['details'] => [
  {
    concept_id: detail?.concept_id ?? null,
    concept_description: detail?.concept_description ?? null,
    amount,
    external_reference: detail?.external_reference ?? null,
  },
];

/** Returns the payer as stored in a payment, without telephones. */
const payerOf = ({ id, name, email, external_reference, identification }: Payer): Payment['payer'] => ({
  id,
  name,
  email,
  external_reference,
  identification,
});

const relateds = (random: Random, earlier: readonly string[]): Payment['relateds'] =>
  earlier.length > 0 && random.chance(0.15)
    ? [{ type: random.pick(['recargo', 'reemplazo', 'cuota']), paymentId: random.pick(earlier) }]
    : [];

/**
 * Returns the request timestamp, which is not in the future. At least 40 % of the usual ones are in the current month,
 * the others up to 183 days old. Most are between 7 and 22 h. An expired payment is at least 31 days old.
 */
function requestMoment(random: Random, now: Date, status: string): number {
  const local = now.getTime() - behindUtc;
  const inMonth = new Date(local).getUTCDate();
  const oldest = random.chance(0.4) ? inMonth : 183;
  const daysAgo = status === 'expired' ? random.between(31, 183) : random.between(0, oldest - 1);
  const timeOfDay = random.chance(0.9) ? 7 * hour + random.next() * 15 * hour : random.next() * day;
  const moment = Math.floor(local / day - daysAgo) * day + behindUtc + Math.floor(timeOfDay);
  return moment < now.getTime() ? moment : now.getTime() - Math.floor(random.next() * (local % day));
}

/** Returns two due dates; the last one is sometimes null. An expired payment has passed both. */
function dueDates(random: Random, requested: number, status: string): Pick<Payment, 'due_date' | 'last_due_date'> {
  const last = new Date(requested + random.between(15, 30) * day).toISOString();
  const isOpen = random.chance(0.1) && status !== 'expired';
  return { due_date: new Date(requested + 10 * day).toISOString(), last_due_date: isOpen ? null : last };
}
