import { operationPermissions } from '@backoffice/schema/permissions';
import Autorenew from '@mui/icons-material/AutorenewRounded';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';
import type { ListPlace } from '@/shared/views';
import { subscriptionsTexts } from './subscription.texts';

/** The list of subscriptions. */
export const subscriptionsList: ListPlace = {
  key: 'subscriptions.list',
  title: subscriptionsTexts.title,
  path: routes.subscriptions.path,
};

/** Subscriptions: their list and their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.subscriptions.path,
      title: subscriptionsTexts.title,
      anyOf: operationPermissions['Query.subscriptions'],
      load: async () => (await import('./list/SubscriptionsPage')).SubscriptionsPage,
    },
    {
      path: routes.subscription.path,
      title: ({ id = '' }) => `Suscripción ${id}`,
      anyOf: operationPermissions['Query.subscription'],
      load: async () => (await import('./detail/SubscriptionPage')).SubscriptionPage,
    },
  ],
  menu: [
    {
      group: { id: 'subscriptions', label: 'Suscripciones', icon: Autorenew, order: 6 },
      label: SEARCH,
      to: routes.subscriptions.path,
      goKey: 's',
      detail: routes.subscription.path,
      anyOf: operationPermissions['Query.subscriptions'],
      list: subscriptionsList,
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
});
