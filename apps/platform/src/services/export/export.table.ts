import type { Export } from '@backoffice/contracts/export';
import { index } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, text } from '../../database/listed-columns.ts';

/** Table of the history of exports. */
export const exports = documentTable<Export>()(
  'export',
  {
    id: id(),
    createdDate: instant('created_date', { sort: true }),
    updatedDate: instant('updated_date', { sort: true }),
    type: text('type'),
    format: text('format'),
    status: text('status'),
    requestedBy: text('requested_by'),
  },
  (table) => [
    index('export_created_date').on(table.createdDate, table.id),
    index('export_requested_by').on(table.requestedBy, table.createdDate),
  ],
);
