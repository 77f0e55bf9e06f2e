import { operationPermissions } from '@backoffice/schema/permissions';
import Autorenew from '@mui/icons-material/AutorenewRounded';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

/** Subscriptions: list and detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.subscriptions.path,
      title: 'Buscar Suscripciones',
      anyOf: operationPermissions['Query.subscriptions'],
      load: async () => (await import('./list/SubscriptionsPage')).SubscriptionsPage,
      list: 'subscriptions.list',
      menu: [
        {
          group: { id: 'subscriptions', label: 'Suscripciones', icon: Autorenew, order: 6 },
          label: SEARCH,
          goKey: 's',
          detail: routes.subscription.path,
        },
      ],
    },
    {
      path: routes.subscription.path,
      title: ({ id = '' }) => `Suscripción ${id}`,
      anyOf: operationPermissions['Query.subscription'],
      load: async () => (await import('./detail/SubscriptionPage')).SubscriptionPage,
    },
  ],
  permissions: [
    {
      area: 'Suscripciones',
      words: {
        SUBSCRIPTION_SHOW: 'Buscar y ver',
        SUBSCRIPTION_CREATE: 'Crear',
        SUBSCRIPTION_CANCEL: 'Cancelar',
        SUBSCRIPTION_UPDATE: 'Cambiar medio de pago o importe',
        SUBSCRIPTION_REMOVE_PAYMENT_METHOD: 'Eliminar medio de pago',
        SUBSCRIPTION_SHOW_HISTORY: 'Ver historial',
      },
    },
  ],
  bulkRuns: [
    {
      type: 'PaymentSubscription',
      load: async () => (await import('./actions/subscription.actions')).subscriptionBulk.StoredRun,
    },
  ],
  help: { load: async () => (await import('./subscription.help')).help },
});
