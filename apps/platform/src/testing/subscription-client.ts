import type { Subscription } from '@backoffice/contracts/subscription';
import { createEntityClient, type EntityClient } from './entity-client.ts';
import { aSubscription, subscriptions, type TestPlatform } from './index.ts';

export type SubscriptionClient = EntityClient<Subscription>;

/** Creates a client whose subscriptions are active and paid by debit by default. */
export const createSubscriptionClient = ({ urls, add: addTo }: TestPlatform): SubscriptionClient =>
  createEntityClient({
    base: urls.subscription,
    path: '/suscripciones',
    add: (id, given) =>
      addTo(
        subscriptions,
        aSubscription({
          id,
          collector_id: 'LUZN',
          request_date: '2026-11-20T12:00:00.000Z',
          payment_method: { media_payment_id: 10, last_four_digits: '1234' },
          ...given,
        }),
      ),
  });
