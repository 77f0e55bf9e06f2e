import type { Subscription } from '@backoffice/contracts/subscription';
import { createDesk, type Desk } from './desk.ts';
import { aSubscription, type TestPlatform } from './index.ts';

export type SubscriptionDesk = Desk<Subscription>;

/** Subscriptions of this desk are active and paid by debit, unless said otherwise. */
export const createSubscriptionDesk = ({ urls, addSubscription }: TestPlatform): SubscriptionDesk =>
  createDesk({
    base: urls.subscription,
    path: '/suscripciones',
    add: (id, given) =>
      addSubscription(
        aSubscription({
          id,
          collector_id: 'LUZN',
          request_date: '2026-11-20T12:00:00.000Z',
          payment_method: { media_payment_id: 10, last_four_digits: '1234' },
          ...given,
        }),
      ),
  });
