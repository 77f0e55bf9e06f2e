import type { Payer } from '@backoffice/contracts/payer';
import type { Subscription } from '@backoffice/contracts/subscription';
import type { Random } from '../../seed/random.ts';
import { oncePerSeeding, subscriptionSeed } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { seededPayers } from '../payer/payer.seed.ts';
import { seededDetails } from '../payment/payment.extras.seed.ts';
import { aSubscription } from './subscription.builder.ts';

const day = 24 * 3_600_000;

/** Repeats each value by its share of a hundred. */
const dealt = <Value>(shares: readonly (readonly [Value, number])[]): readonly Value[] =>
  shares.flatMap(([value, times]) => Array<Value>(times).fill(value));

const statuses = dealt([
  ['active', 56],
  ['pending', 12],
  ['cancelled', 12],
  ['finished', 7],
  ['rejected', 5],
  ['payer_deferred', 4],
  ['review', 4],
]);
const types = dealt([
  ['subscription', 45],
  ['adhesion', 40],
  ['plan', 15],
]);
/** Codes of payment methods. Most are cards and debit accounts, which the search shows by default (A51). */
const media = dealt([
  [10, 30],
  [1, 18],
  [27, 10],
  [31, 4],
  [9, 14],
  [5, 9],
  [2, 4],
  [94, 4],
  [97, 7],
]);
/** Step through the statuses. It is coprime to 100, so a hundred subscriptions have all of them, mixed. */
const stride = 37;

/** Seeded subscription with its payer. */
export interface SeededSubscription {
  readonly subscription: Subscription;
  readonly payer: Payer;
  readonly collector: (typeof seededCollectors)[number];
}

interface SeedWorld {
  readonly now: Date;
  readonly payers: readonly Payer[];
}

/**
 * Returns the number of subscriptions for a number of payments. With any payment, there are enough for several pages.
 */
const subscriptionCount = (payments: number): number =>
  payments === 0 ? 0 : Math.max(60, Math.round(payments * 0.087));

/** Seeded subscriptions, without their payments. */
export const seededSubscriptions = oncePerSeeding((seeding): readonly SeededSubscription[] => {
  const random = seeding.random(subscriptionSeed);
  const world = { now: seeding.now, payers: seededPayers(seeding) };
  return Array.from({ length: subscriptionCount(seeding.payments) }, (_, position) =>
    seededSubscription(random, position, world),
  );
});

function seededSubscription(random: Random, position: number, { now, payers }: SeedWorld): SeededSubscription {
  const collector = random.pick(seededCollectors);
  const payer = random.pick(payers);
  const status = statuses[(position * stride) % statuses.length] ?? 'active';
  const type = random.pick(types);
  const site = collector.signature.toLowerCase();
  const [detail] = seededDetails(random, collector.trade);
  const requested = now.getTime() - random.between(status === 'active' ? 20 : 2, 420) * day - random.between(0, day);
  const subscription = aSubscription({
    id: random.hex(24),
    collector_id: collector.signature,
    request_date: new Date(requested).toISOString(),
    status,
    status_detail: status === 'cancelled' ? random.pick(['A pedido del pagador', 'Mora', 'Cambio de plan']) : null,
    type,
    amount: detail?.amount ?? 10_000,
    periods: status === 'finished' ? random.pick([3, 6, 12]) : random.pick([null, null, 12, 24]),
    detail: {
      concept_id: detail?.concept_id ?? null,
      concept_description: detail?.concept_description ?? null,
      external_reference: random.maybe(0.7, () => `SUS-${random.digits(6)}`),
    },
    review: status === 'review' || random.chance(0.08),
    validation: random.chance(0.15),
    due_day: random.between(1, 28),
    recurrence: random.pick([1, 1, 1, 1, 2, 3, 12]),
    notification_url: random.maybe(0.6, () => `https://api.${site}.example/suscripciones`),
    back_url: random.maybe(0.5, () => `https://www.${site}.example/volver`),
    return_url: random.maybe(0.5, () => `https://www.${site}.example/gracias`),
    metadata: random.maybe(0.4, () => ({
      canal: random.pick(['web', 'app', 'call center']),
      sucursal: random.pick(['Centro', 'Norte', 'Sur']),
    })),
    source: random.maybe(0.85, () => ({
      id: random.digits(4),
      name: random.pick(['Portal de pagos', 'Importación', 'API']),
      type: 'channel',
    })),
    payment_method: seededMethod(random, status),
    payer: { name: payer.name, email: payer.email },
  });
  return { subscription: { ...subscription, ...seededDates(random, subscription, now) }, payer, collector };
}

/** Returns the payment method. Half of the pending subscriptions have none yet, and cash has no digits. */
function seededMethod(random: Random, status: string): Subscription['payment_method'] {
  const code = random.pick(media);
  const digits = random.digits(4);
  const isMissing = random.chance(status === 'pending' ? 0.5 : 0.06);
  return isMissing ? null : { media_payment_id: code, last_four_digits: code === 97 ? null : digits };
}

/** Returns the dates that the status implies, in order and none in the future. */
function seededDates(random: Random, { status, request_date, review, validation }: Subscription, now: Date) {
  const requested = Date.parse(request_date);
  const at = (share: number): string => new Date(requested + (now.getTime() - requested) * share).toISOString();
  const when = (holds: boolean, moment: string): string | null => (holds ? moment : null);
  const began = ['active', 'cancelled', 'finished'].includes(status);
  const ended = at(0.7 + random.next() * 0.25);
  return {
    payer_validation_date: when(validation === true && began, at(0.01)),
    review_validation_date: when(review === true && began, at(0.02)),
    payer_deferred_date: when(status === 'payer_deferred', at(0.2)),
    subscribed_date: when(began, at(0.03)),
    start_date: when(began, at(0.05)),
    rejected_date: when(status === 'rejected', at(0.1)),
    cancel_date: when(status === 'cancelled', ended),
    finished_date: when(status === 'finished', ended),
    last_update_date: ['cancelled', 'finished'].includes(status) ? ended : at(0.3),
  };
}
