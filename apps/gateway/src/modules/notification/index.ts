import { defineModule } from '../define-module.ts';
import { notificationActions } from './notification.actions.ts';
import { notificationResolvers } from './notification.resolvers.ts';
import { createNotificationSource } from './notification.source.ts';
import { notificationRefusals } from './notification.texts.ts';

/** Module of notifications and their delivery. */
export const notificationModule = defineModule({
  service: 'notification',
  serviceLabel: 'notificaciones',
  refusals: notificationRefusals,
  resolvers: notificationResolvers,
  actions: { Notification: notificationActions },
  createSource: createNotificationSource,
});
