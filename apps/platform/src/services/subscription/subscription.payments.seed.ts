import type { Subscription } from '@backoffice/contracts/subscription';
import type { Random } from '../../seed/random.ts';
import type { SeededSubscription } from './subscription.seed.ts';

/** How many payments in a hundred come from a subscription. */
const share = 0.18;

/** Buenos Aires is three hours behind UTC, without summer time since 2009. */
const behindUtc = 3 * 3_600_000;
const monthOf = (moment: number): string => new Date(moment - behindUtc).toISOString().slice(0, 7);

/** Which subscription a seeded payment comes from, and what each of them has been paid by. */
export interface SubscriptionPayments {
  /** For a payment requested at this moment; undefined for most. */
  readonly forPaymentAt: (moment: number) => SeededSubscription | undefined;
  readonly record: (subscription: Subscription, paymentId: string, moment: number) => void;
  /** The subscription with its periods. */
  readonly withPeriods: (subscription: Subscription) => Subscription;
}

const startOf = ({ subscription }: SeededSubscription): string => subscription.start_date ?? '';

/**
 * Gives payments to subscriptions, one a month. Half of them go to the oldest that lacks the month, so that some have more
 * periods than a screen shows at first (A214).
 */
export function createSubscriptionPayments(
  random: Random,
  subscriptions: readonly SeededSubscription[],
): SubscriptionPayments {
  const paid = new Map<string, Map<string, string>>();
  const charging = subscriptions
    .filter(({ subscription: { start_date: start } }) => start !== null)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));

  const lacks = ({ id, start_date: start, cancel_date, finished_date }: Subscription, moment: number): boolean => {
    const at = new Date(moment).toISOString();
    const isCharged = start !== null && start <= at && at <= (cancel_date ?? finished_date ?? at);
    return isCharged && !paid.get(id)?.has(monthOf(moment));
  };

  return {
    forPaymentAt: (moment) => {
      if (charging.length === 0 || !random.chance(share)) return undefined;
      const isFirst = random.chance(0.5);
      const any = random.pick(charging);
      const found = isFirst ? charging.find(({ subscription }) => lacks(subscription, moment)) : any;
      return found && lacks(found.subscription, moment) ? found : undefined;
    },
    record: ({ id }, paymentId, moment) => {
      const months = paid.get(id) ?? new Map<string, string>();
      months.set(monthOf(moment), paymentId);
      paid.set(id, months);
    },
    withPeriods: (subscription) => {
      const months = [...(paid.get(subscription.id) ?? [])].toSorted();
      return {
        ...subscription,
        recurrence: months.length > 1 ? 1 : subscription.recurrence,
        created_payments: months.length,
        payments_periods: months.map(([period, payment_id]) => ({ period, payment_id })),
      };
    },
  };
}
