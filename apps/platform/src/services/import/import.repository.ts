import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { imports, importRows, type StoredImport, type StoredRow } from './import.table.ts';

const createImports = createDocuments<StoredImport>({
  entity: 'import',
  table: imports,
  order: [desc(imports.requestDate), desc(imports.id)],
});

const createRows = createDocuments<StoredRow>({
  entity: 'import_row',
  table: importRows,
  order: [asc(importRows.place)],
});

/** Creates the repository of imports (B303, B304). */
export const createImportRepository = (db: Database) => ({
  ...createImports(db),
  /** Returns the ids of imports that are being read, and of approved ones with unpaid rows, oldest first. */
  unfinished: async (): Promise<string[]> => {
    const done = sql`(${imports.document} ->> 'processed_count')::int`;
    const toMake = sql`(${imports.document} ->> 'issued_count')::int + (${imports.document} ->> 'pending_count')::int`;
    const rows = await db
      .select({ id: sql<string>`${imports.id}` })
      .from(imports)
      .where(or(eq(imports.status, 'processing'), and(eq(imports.status, 'approved'), sql`${done} < ${toMake}`)))
      .orderBy(asc(imports.requestDate), asc(imports.id));
    return rows.map(({ id }) => id);
  },
  /**
   * Returns the id of the latest import of the same file for the collector, or null. Cancelled imports and those in
   * error do not count.
   */
  sameFile: async ({ file_digest, collector_id }: Pick<StoredImport, 'file_digest' | 'collector_id'>) => {
    const [row] = await db
      .select({ id: sql<string>`${imports.id}` })
      .from(imports)
      .where(
        and(
          eq(imports.fileDigest, file_digest),
          eq(imports.collectorId, collector_id),
          ne(imports.status, 'cancelled'),
          ne(imports.status, 'error'),
        ),
      )
      .orderBy(desc(imports.requestDate))
      .limit(1);
    return row?.id ?? null;
  },
});

/** Creates the repository of the rows of imports (B305). */
export const createImportRowRepository = (db: Database) => {
  const rows = createRows(db);
  const { importId: whole, status, paymentId, place } = importRows;
  return {
    ...rows,
    /** Returns payable rows without a payment, in order. */
    unpaid: (importId: string, limit: number) =>
      rows.where(and(eq(whole, importId), inArray(status, ['issued', 'pending']), isNull(paymentId)), { limit }),
    /** Returns the rows in error after this position, in order. */
    errors: (importId: string, after: number, limit: number) =>
      rows.where(and(eq(whole, importId), eq(status, 'error'), gt(place, after)), { limit }),
    /** Stores the payment of each row. */
    paid: async (paymentIds: Readonly<Record<string, string>>): Promise<void> => {
      await db.execute(sql`update ${importRows} set document = document || jsonb_build_object('payment_id', made.value)
      from jsonb_each_text(${JSON.stringify(paymentIds)}::jsonb) made where ${importRows.id} = made.key`);
    },
  };
};
