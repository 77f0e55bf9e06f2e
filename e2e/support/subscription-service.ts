import type { Notification } from '@backoffice/contracts/notification';
import type { Subscription } from '@backoffice/contracts/subscription';
import { addresses } from './addresses.ts';
import { createEntityService } from './entity-service.ts';

/** Subscriptions, past the screen. */
export const {
  now: subscriptionNow,
  take: takeSubscription,
  change: changeSubscription,
} = createEntityService<Subscription>('subscription/suscripciones');

/** Every subscription there is. */
const allSubscriptions = async (): Promise<readonly Subscription[]> => {
  const response = await fetch(`${addresses.platform}/subscription/suscripciones?limit=100`);
  const { rows }: { rows: readonly Subscription[] } = await response.json();
  return rows;
};

/** A subscription to look at. */
export const someSubscription = async (suits: (subscription: Subscription) => boolean): Promise<Subscription> => {
  const found = (await allSubscriptions()).find(suits);
  if (!found) throw new Error('The platform has no subscription that suits.');
  return found;
};

/** Subscriptions to look at: one of each state that there is, and an active one of each kind. */
export const subscriptionOfEachKind = async (): Promise<readonly Subscription[]> => {
  const kindOf = ({ status, type }: Subscription) => (status === 'active' ? `${status} ${type}` : status);
  const kinds = new Map((await allSubscriptions()).map((one) => [kindOf(one), one]));
  return [...kinds.values()];
};

/** Notifications, past the screen. */
export const {
  now: notificationNow,
  take: takeNotification,
  change: changeNotification,
} = createEntityService<Notification>('notification/notificaciones');

/** What the delivery log has for an addressee. */
export const notificationsTo = async (destination: string): Promise<readonly Notification[]> => {
  const filters = JSON.stringify([{ field: 'destination', value: destination, operation: 'EQUAL' }]);
  const query = new URLSearchParams({ filters, limit: '100' });
  const response = await fetch(`${addresses.platform}/notification/notificaciones?${query.toString()}`);
  const { rows }: { rows: readonly Notification[] } = await response.json();
  return rows.filter((row) => row.destination === destination);
};
