import type { Area } from '../area.ts';
import { first, list, one, selection } from '../question.ts';

export const area: Area<'subscription'> = {
  title: 'Suscripciones',
  queries: {
    SubscriptionsPage: { title: 'Búsqueda', ...list },
    SubscriptionDetail: {
      title: 'Detalle',
      variables: { withNotifications: true },
      found: { id: first('subscriptions') },
    },
    SubscriptionHistory: { title: 'Versiones', ...one(first('subscriptions', 'status: CANCELLED')) },
    SubscriptionComparison: {
      title: 'Comparación de dos versiones',
      variables: { older: 1, newer: 2, withNotifications: true },
      found: { id: first('subscriptions', 'status: CANCELLED') },
    },
    LatestSubscriptions: { title: 'Últimas suscripciones', variables: { limit: 5, filter: { status: 'ACTIVE' } } },
    SubscriptionRowActions: { title: 'Acciones de una fila', ...one(first('subscriptions')) },
    SubscriptionForAction: { title: 'Diálogo de una acción', ...one(first('subscriptions')) },
    SubscriptionCurrentVersion: { title: 'Versión actual', ...one(first('subscriptions')) },
    SubscriptionSelection: { title: 'Selección de todas las que coinciden', ...selection('subscriptions', 'REVIEW') },
  },
};
