import type { Subscription } from '@backoffice/contracts/subscription';
import type { Random } from '../../seed/random.ts';
import { oncePerSeeding, subscriptionSeed } from '../../seed/seeding.ts';
import { type SeededSubscription, seededSubscriptions } from './subscription.entity.seed.ts';

/** Share of payments that come from a subscription. */
const share = 0.18;

/** Offset of Buenos Aires from UTC, which has had no summer time since 2009. */
const behindUtc = 3 * 3_600_000;
const monthOf = (moment: number): string => new Date(moment - behindUtc).toISOString().slice(0, 7);

/** Links between seeded payments and subscriptions. */
export interface SubscriptionPayments {
  /** Returns the subscription of a payment requested at this time; undefined for most payments. */
  readonly forPaymentAt: (moment: number) => SeededSubscription | undefined;
  readonly record: (subscription: Subscription, paymentId: string, moment: number) => void;
  /** Returns the ids of a collector's subscriptions, or of all subscriptions when it has none. */
  readonly idsOf: (collectorId: string) => readonly string[];
  /** Returns the subscription with a period for each of its payments, whatever their status. */
  readonly withPeriods: (subscription: Subscription) => Subscription;
}

/** Payment of a subscription, with the timestamp of its request. */
interface Paid {
  readonly paymentId: string;
  readonly at: string;
}

const latest = (one: string | null, other: string | null): string | null => ((one ?? '') > (other ?? '') ? one : other);

const isChargedIn = ({ start_date: start, cancel_date, finished_date }: Subscription, month: string): boolean => {
  const end = cancel_date ?? finished_date;
  if (start === null || monthOf(Date.parse(start)) > month) return false;
  return end === null || monthOf(Date.parse(end)) >= month;
};

const startOf = ({ subscription }: SeededSubscription): string => subscription.start_date ?? '';

/** Subscriptions that seeded payments belong to. */
export const subscriptionPayments = oncePerSeeding((seeding) =>
  createSubscriptionPayments(seeding.random(subscriptionSeed), seededSubscriptions(seeding)),
);

/**
 * Assigns payments to subscriptions, one a month. Most go to the oldest subscription without a payment in the month.
 * Some then have more periods than a screen shows by default (A214).
 */
function createSubscriptionPayments(
  random: Random,
  subscriptions: readonly SeededSubscription[],
): SubscriptionPayments {
  const paid = new Map<string, Map<string, Paid>>();
  const waiting = new Map<string, SeededSubscription[]>();
  const allIds = subscriptions.map(({ subscription }) => subscription.id);
  const idsByCollector = new Map<string, string[]>();
  for (const { subscription } of subscriptions)
    idsByCollector.set(subscription.collector_id, [
      ...(idsByCollector.get(subscription.collector_id) ?? []),
      subscription.id,
    ]);
  const charging = subscriptions
    .filter(({ subscription: { start_date: start } }) => start !== null)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));

  const lacks = ({ id, start_date: start, cancel_date, finished_date }: Subscription, moment: number): boolean => {
    const at = new Date(moment).toISOString();
    const isCharged = start !== null && start <= at && at <= (cancel_date ?? finished_date ?? at);
    return isCharged && !paid.get(id)?.has(monthOf(moment));
  };

  /**
   * Returns the subscriptions that may lack a payment in a month, oldest first. The list is cached, because a scan of
   * all for each payment is slow.
   */
  const waitingIn = (month: string): SeededSubscription[] => {
    const known = waiting.get(month) ?? charging.filter(({ subscription }) => isChargedIn(subscription, month));
    waiting.set(month, known);
    return known;
  };

  return {
    forPaymentAt: (moment) => {
      if (charging.length === 0 || !random.chance(share)) return undefined;
      const isFirst = random.chance(0.8);
      const any = random.pick(charging);
      const found = isFirst ? waitingIn(monthOf(moment)).find(({ subscription }) => lacks(subscription, moment)) : any;
      return found && lacks(found.subscription, moment) ? found : undefined;
    },
    record: ({ id }, paymentId, moment) => {
      const month = monthOf(moment);
      const months = paid.get(id) ?? new Map<string, Paid>();
      paid.set(id, months.set(month, { paymentId, at: new Date(moment).toISOString() }));
      const candidates = waitingIn(month);
      const place = candidates.findIndex(({ subscription }) => subscription.id === id);
      if (place !== -1) candidates.splice(place, 1);
    },
    idsOf: (collectorId) => idsByCollector.get(collectorId) ?? allIds,
    withPeriods: (subscription) => {
      const months = [...(paid.get(subscription.id) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1));
      const [, newest] = months.at(-1) ?? [];
      return {
        ...subscription,
        recurrence: months.length > 1 ? 1 : subscription.recurrence,
        // a finished subscription has a payment for each of its periods
        periods: subscription.status === 'finished' ? Math.max(1, months.length) : subscription.periods,
        last_update_date: latest(subscription.last_update_date, newest?.at ?? null),
        created_payments: months.length,
        payments_periods: months.map(([period, { paymentId }]) => ({ period, payment_id: paymentId })),
      };
    },
  };
}
