import type { Export } from '@backoffice/contracts/export';
import { asc, desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { exports } from './export.table.ts';

const createExports = createDocuments<Export>({
  entity: 'export',
  table: exports,
  order: [desc(exports.createdDate), desc(exports.id)],
});

/** Creates the repository of the history of exports (B103, B143). */
export const createExportRepository = (db: Database) => ({
  ...createExports(db),
  /** Returns the ids of exports without a file, oldest first. */
  unfinished: async (): Promise<string[]> => {
    const rows = await db
      .select({ id: exports.id })
      .from(exports)
      .where(inArray(exports.status, ['pending', 'in_process']))
      .orderBy(asc(exports.createdDate), asc(exports.id));
    return rows.map(({ id }) => id);
  },
});
