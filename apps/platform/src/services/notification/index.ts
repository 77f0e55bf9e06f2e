import type { Service } from '../../shared/service.ts';
import { notificationExamples } from './notification.examples.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notifications } from './notification.table.ts';

/** Declaration of the notification service. */
export const notificationService: Service = {
  name: 'notification',
  tables: [notifications],
  routes: notificationRoutes,
  examples: notificationExamples,
};

export { aNotification } from './notification.builder.ts';
export { notifications } from './notification.table.ts';
