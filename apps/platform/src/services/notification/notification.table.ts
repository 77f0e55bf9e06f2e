import type { Notification } from '@backoffice/contracts/notification';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { derivedText, documentColumn } from '../../database/document-columns.ts';

/** The delivery log. */
export const notifications = pgTable(
  'notification',
  {
    id: text('id').primaryKey(),
    document: documentColumn<Notification>(),
    date: derivedText('date', 'date'),
    destination: derivedText('destination', 'destination'),
    signature: derivedText('signature', 'signature'),
    type: derivedText('type', 'type'),
    action: derivedText('action', 'action'),
    status: derivedText('status', 'status'),
  },
  (table) => [
    index('notification_date').on(table.date, table.id),
    index('notification_destination').on(table.destination, table.date),
  ],
);
