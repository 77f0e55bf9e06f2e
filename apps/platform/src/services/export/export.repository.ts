import type { Export, ExportPage } from '@backoffice/contracts/export';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { listDocuments } from '../../shared/document-list.ts';
import { type ListOffer, readListQuery } from '../../shared/list-query.ts';
import { notFound } from '../../shared/problem.ts';
import { exports } from './export.table.ts';

/** What the history can be filtered and sorted by (B103, B143). */
const offer: ListOffer = {
  fields: new Map([
    ['id', { kind: 'text', column: exports.id }],
    ['type', { kind: 'text', column: exports.type }],
    ['format', { kind: 'text', column: exports.format }],
    ['status', { kind: 'text', column: exports.status }],
    ['requested_by', { kind: 'text', column: exports.requestedBy }],
    ['created_date', { kind: 'instant', column: exports.createdDate, sort: exports.createdDate }],
  ]),
  defaultOrder: [desc(exports.createdDate), desc(exports.id)],
};

/** The history of exports; inside a change it is made over the change's transaction. */
export function createExportRepository(db: Database) {
  return {
    list: (query: unknown): Promise<ExportPage> => listDocuments<Export>(db, exports, readListQuery(query, offer)),
    byId: async (id: string): Promise<Export> => {
      const [row] = await db.select({ document: exports.document }).from(exports).where(eq(exports.id, id));
      if (row === undefined) throw notFound('export');
      return row.document;
    },
    /** Those that no file was written of yet, in the order in which they were asked for. */
    unfinished: async (): Promise<string[]> => {
      const rows = await db
        .select({ id: exports.id })
        .from(exports)
        .where(inArray(exports.status, ['pending', 'in_process']))
        .orderBy(asc(exports.createdDate), asc(exports.id));
      return rows.map(({ id }) => id);
    },
    add: async (exported: Export): Promise<void> => {
      await db.insert(exports).values({ id: exported.id, document: exported });
    },
    change: async (id: string, changed: Partial<Export>): Promise<void> => {
      await db
        .update(exports)
        .set({ document: sql`${exports.document} || ${JSON.stringify(changed)}::jsonb` })
        .where(eq(exports.id, id));
    },
  };
}
