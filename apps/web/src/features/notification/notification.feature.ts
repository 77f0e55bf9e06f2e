import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import { notificationsTexts } from './notification.texts';

/** Notifications: their detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.notification.path,
      title: ({ id = '' }) => notificationsTexts.titleOf(id),
      anyOf: operationPermissions['Query.notification'],
      load: async () => (await import('./NotificationPage')).NotificationPage,
    },
  ],
  permissions: [{ area: 'Notificaciones', words: { NOTIFICATION_SHOW: 'Ver', NOTIFICATION_SEND: 'Enviar' } }],
});
