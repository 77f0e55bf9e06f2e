import type { Notification } from '@backoffice/contracts/notification';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of the delivery log. */
export const notifications = documentTable<Notification>()(
  'notification',
  {
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
