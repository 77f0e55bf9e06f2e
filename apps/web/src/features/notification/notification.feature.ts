import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';

/** Notifications: their page. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.notification.path,
      title: ({ id = '' }) => `Notificación ${id}`,
      anyOf: operationPermissions['Query.notification'],
      load: async () => (await import('./NotificationPage')).NotificationPage,
    },
  ],
  permissions: [{ area: 'Notificaciones', words: { NOTIFICATION_SHOW: 'Ver', NOTIFICATION_SEND: 'Enviar' } }],
  help: { load: async () => (await import('./notification.help')).help },
});
