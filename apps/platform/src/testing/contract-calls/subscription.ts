import type { Subscription } from '@backoffice/contracts/subscription';
import { aSubscription, type TestPlatform } from '../index.ts';
import { card, hexId, reason, type Calls } from './call.ts';

/** Puts a subscription in the state that a change needs, and answers its path. */
const putSubscription =
  (platform: TestPlatform) =>
  async (given: Partial<Subscription> = {}): Promise<string> => {
    const id = hexId();
    const payment_method = { media_payment_id: 10, last_four_digits: '1234' };
    await platform.addSubscription(
      aSubscription({ id, collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z', payment_method, ...given }),
    );
    return `/suscripciones/${id}`;
  };

export const subscriptionCalls: Calls = (platform) => {
  const path = putSubscription(platform);
  return {
    listSubscriptions: () => ({ path: '/suscripciones?limit=100' }),
    getSubscription: async () => ({ path: await path() }),
    getSubscriptionHistory: async () => ({ path: `${await path()}/historial` }),
    getSubscriptionVersion: async () => ({ path: `${await path()}/versiones/1` }),
    refreshSubscription: async () => ({ path: `${await path()}/actualizar` }),
    cancelSubscription: async () => ({ path: `${await path()}/cancelar`, body: reason }),
    updateSubscriptionMethod: async () => ({ path: `${await path()}/medio-de-pago`, body: card }),
    deleteSubscriptionPaymentMethod: async () => ({ path: `${await path()}/medio-de-pago` }),
    updateSubscriptionAmount: async () => ({ path: `${await path()}/importe`, body: { amount: 250.5 } }),
  };
};
