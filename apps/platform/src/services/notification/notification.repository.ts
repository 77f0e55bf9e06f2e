import type { Notification } from '@backoffice/contracts/notification';
import { desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { notifications } from './notification.table.ts';

/** Creates the repository of the delivery log. */
export const createNotificationRepository = createDocuments<Notification>({
  entity: 'notification',
  table: notifications,
  offer: {
    fields: new Map([
      ['date', { kind: 'instant', column: notifications.date, sort: notifications.date }],
      ['destination', { kind: 'text', column: notifications.destination }],
      ['signature', { kind: 'text', column: notifications.signature }],
      ['type', { kind: 'text', column: notifications.type }],
      ['action', { kind: 'text', column: notifications.action }],
      ['status', { kind: 'text', column: notifications.status }],
    ]),
    defaultOrder: [desc(notifications.date), desc(notifications.id)],
  },
});
