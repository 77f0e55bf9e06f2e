import { createSubscriptionDesk } from '../subscription-desk.ts';
import { card, reason, type Calls } from './call.ts';

export const subscriptionCalls: Calls = (platform) => {
  const { stored: path } = createSubscriptionDesk(platform);
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
