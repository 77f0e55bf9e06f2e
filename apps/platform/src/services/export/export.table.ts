import type { Export } from '@backoffice/contracts/export';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { derivedText, documentColumn } from '../../database/document-columns.ts';

/** The history of exports. */
export const exports = pgTable(
  'export',
  {
    id: text('id').primaryKey(),
    document: documentColumn<Export>(),
    createdDate: derivedText('created_date', 'created_date'),
    type: derivedText('type', 'type'),
    format: derivedText('format', 'format'),
    status: derivedText('status', 'status'),
    requestedBy: derivedText('requested_by', 'requested_by'),
  },
  (table) => [
    index('export_created_date').on(table.createdDate, table.id),
    index('export_requested_by').on(table.requestedBy, table.createdDate),
  ],
);
