import type { Export } from '@backoffice/contracts/export';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of the history of exports. */
export const exports = documentTable<Export>()(
  'export',
  {
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
