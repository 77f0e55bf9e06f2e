import { newId } from '../../shared/new-id.ts';
import { card, reason } from '../../shared/example-bodies.ts';
import type { Examples } from '../../shared/service.ts';
import { aSubscription } from './subscription.builder.ts';
import { createSubscriptionRepository } from './subscription.repository.ts';

/** Valid example request for each operation of the subscription service. */
export const subscriptionExamples: Examples = ({ db }) => {
  const path = async (): Promise<string> => {
    const id = newId();
    const method = { media_payment_id: 10, last_four_digits: '1234' };
    const base = { id, collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' };
    await createSubscriptionRepository(db).add(aSubscription({ ...base, payment_method: method }));
    return `/suscripciones/${id}`;
  };
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
