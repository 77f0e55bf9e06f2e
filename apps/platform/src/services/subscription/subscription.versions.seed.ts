import type { Subscription } from '@backoffice/contracts/subscription';

/** Statuses of a subscription before its current one. */
const before: Readonly<Record<string, readonly string[]>> = {
  active: ['pending'],
  cancelled: ['pending', 'active'],
  finished: ['pending', 'active'],
  rejected: ['pending'],
  payer_deferred: ['pending'],
  review: ['pending'],
};

/** Factor of each rise of the price. */
const raise = 1.04;

/** Returns the subscription with its version number and its older versions, each without later data. */
export function withVersions(subscription: Subscription): { current: Subscription; older: Subscription[] } {
  const path = [...(before[subscription.status] ?? []), ...pricesOf(subscription)];
  const start = Date.parse(subscription.request_date);
  const end = Date.parse(subscription.last_update_date ?? subscription.request_date);
  const older = path.map((status, position) => ({
    ...subscription,
    ...nothingLater,
    status,
    amount: Math.round((subscription.amount * 100) / raise ** (path.length - position)) / 100,
    payment_method: status === 'pending' ? null : subscription.payment_method,
    subscribed_date: status === 'pending' ? null : subscription.subscribed_date,
    start_date: status === 'pending' ? null : subscription.start_date,
    version: position + 1,
    last_update_date: new Date(start + ((end - start) * position) / path.length).toISOString(),
  }));
  return { current: { ...subscription, version: path.length + 1 }, older };
}

/**
 * Returns the status at each earlier price of a subscription. Some active adhesions have eleven earlier prices, so that
 * their history is longer than a screen.
 */
const pricesOf = ({ id, status, type }: Subscription): readonly string[] =>
  status === 'active' && type === 'adhesion' && /[05]$/.test(id) ? Array<string>(11).fill('active') : [];

const nothingLater = {
  status_detail: null,
  cancel_date: null,
  rejected_date: null,
  finished_date: null,
  payer_deferred_date: null,
  created_payments: 0,
  payments_periods: [],
  notifications: [],
} as const satisfies Partial<Subscription>;
