import { operationPermissions } from '@backoffice/schema/permissions';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@/shared/auth';
import { notificationsTexts } from './notification.texts';

export { notificationPath } from './notification.paths';
export { PayerNotifications, readPayerNotification } from './PayerNotifications';

/** The screen of a notification, loaded when it is visited. */
export const notificationsRoutes: RouteObject[] = [
  {
    path: 'notificacion/:id',
    handle: {
      title: ({ id = '' }) => notificationsTexts.titleOf(id),
      anyOf: operationPermissions['Query.notification'],
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./NotificationPage')).NotificationPage }),
  },
];
