import type { Notification } from '@backoffice/contracts/notification';
import { index } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { instant, text } from '../../database/listed-columns.ts';

/** Table of the delivery log. */
export const notifications = documentTable<Notification>()(
  'notification',
  {
    date: instant('date', { sort: true }),
    destination: text('destination'),
    signature: text('signature'),
    type: text('type'),
    action: text('action'),
    status: text('status'),
  },
  (table) => [
    index('notification_date').on(table.date, table.id),
    index('notification_destination').on(table.destination, table.date),
  ],
);
