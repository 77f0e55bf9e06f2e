import type { Notification } from '@backoffice/contracts/notification';
import { desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { notifications } from './notification.table.ts';

/** Creates the repository of the delivery log. */
export const createNotificationRepository = createDocuments<Notification>({
  entity: 'notification',
  table: notifications,
  order: [desc(notifications.date), desc(notifications.id)],
});
