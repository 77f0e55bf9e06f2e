import type { Notification, NotificationPage } from '@backoffice/contracts/notification';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments } from '../../shared/document-list.ts';
import { type ListOffer, readListQuery } from '../../shared/list-query.ts';
import { notFound, Problem } from '../../shared/problem.ts';
import { notifications } from './notification.table.ts';

const offer: ListOffer = {
  fields: new Map([
    ['date', { kind: 'instant', column: notifications.date, sort: notifications.date }],
    ['destination', { kind: 'text', column: notifications.destination }],
    ['signature', { kind: 'text', column: notifications.signature }],
    ['type', { kind: 'text', column: notifications.type }],
    ['action', { kind: 'text', column: notifications.action }],
    ['status', { kind: 'text', column: notifications.status }],
  ]),
  defaultOrder: [desc(notifications.date), desc(notifications.id)],
};

/** The delivery log; inside a change it is made over the change's transaction. */
export function createNotificationRepository(db: Database) {
  const selected = (id: string) =>
    db.select({ document: notifications.document }).from(notifications).where(eq(notifications.id, id));
  const found = ([row]: readonly { readonly document: Notification }[]): Notification => {
    if (row === undefined) throw notFound('notification');
    return row.document;
  };
  return {
    list: (query: unknown): Promise<NotificationPage> =>
      listDocuments<Notification>(db, notifications, readListQuery(query, offer)),
    byId: async (id: string): Promise<Notification> => found(await selected(id)),
    /** Locked for this change; refused when the person saw another version. */
    forChange: async (id: string, seenVersion: number | undefined): Promise<Notification> => {
      const notification = found(await selected(id).for('update'));
      if (seenVersion !== undefined && seenVersion !== notification.version)
        throw new Problem(409, 'notification_version_stale', 'It was sent again since it was read.', {
          current_version: notification.version,
        });
      return notification;
    },
    add: async (notification: Notification): Promise<void> => {
      await db.insert(notifications).values({ id: notification.id, document: notification });
    },
    replace: async (notification: Notification): Promise<void> => {
      await db
        .update(notifications)
        .set({ document: sql`${JSON.stringify(notification)}::jsonb` })
        .where(eq(notifications.id, notification.id));
    },
  };
}
