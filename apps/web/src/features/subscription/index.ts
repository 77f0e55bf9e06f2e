import { operationPermissions } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { subscriptionsTexts } from './subscription.texts';

export { subscriptionTypePolicies } from './subscription.cache';
export { subscriptionPath, subscriptionsList } from './subscription.paths';

/** The screens of subscriptions, each loaded when it is visited. */
export const subscriptionsRoutes: RouteObject[] = [
  {
    path: 'suscripciones',
    handle: {
      title: subscriptionsTexts.title,
      anyOf: operationPermissions['Query.subscriptions'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/SubscriptionsPage')).SubscriptionsPage }),
  },
  {
    path: 'suscripcion/:id',
    handle: {
      title: ({ id = '' }) => `Suscripción ${id}`,
      anyOf: operationPermissions['Query.subscription'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./detail/SubscriptionPage')).SubscriptionPage }),
  },
];
