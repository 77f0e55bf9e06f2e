import type { ExternalIdUse, ImportRepeats } from '@backoffice/contracts/import';
import { visibleText } from '@backoffice/import-file';
import { and, asc, countDistinct, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/open-database.ts';
import { object } from '../../shared/bodies.ts';
import { payments } from '../payment/payment.table.ts';
import { imports, importRows, type KeptImport } from './import.table.ts';

/** Ids that are asked about at once. */
const MOST_IDS = 500;
/** Imports that are named; of more nobody reads the names. */
const MOST_IMPORTS = 20;

/** Statuses of the imports whose rows may still become payments. */
const living = ['processing', 'pending_approved', 'approved'];
const makeable = ['issued', 'pending'];

const externalId = { type: 'string', minLength: 1, maxLength: 100 };

/** Body of a question about external ids. */
export const idQuestion = object(['collector_id', 'external_transaction_ids'], {
  collector_id: { type: 'string' },
  external_transaction_ids: { type: 'array', minItems: 1, maxItems: MOST_IDS, items: externalId },
});

/** A question about external ids. */
export interface IdQuestion {
  readonly collector_id: string;
  readonly external_transaction_ids: readonly string[];
}

const ofPayments = async (db: Database, { collector_id, external_transaction_ids: ids }: IdQuestion) =>
  db
    .select({ external: sql<string>`${payments.seenTransactionId}`, id: payments.id })
    .from(payments)
    .where(and(eq(payments.collectorId, collector_id), inArray(payments.seenTransactionId, [...ids])))
    .orderBy(asc(payments.requestDate), asc(payments.id));

const ofImports = async (db: Database, { collector_id, external_transaction_ids: ids }: IdQuestion) =>
  db
    .select({ row: importRows.document, given: imports.document })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        inArray(importRows.externalTransactionId, [...ids]),
        inArray(importRows.status, makeable),
        isNull(importRows.paymentId),
        eq(imports.collectorId, collector_id),
        inArray(imports.status, living),
      ),
    )
    .orderBy(asc(imports.requestDate), asc(imports.id), asc(importRows.place));

/**
 * The ids that a payment has, or a row that may still become one: of several rows, the oldest. They are compared as people
 * see them, and answered as they were asked.
 */
export async function usesOf(
  db: Database,
  { collector_id, external_transaction_ids: asked }: IdQuestion,
): Promise<ExternalIdUse[]> {
  const question = { collector_id, external_transaction_ids: asked.map(visibleText) };
  const uses = new Map<string, ExternalIdUse>();
  const none = { payment_id: null, import_id: null, file_name: null, line: null };
  for (const { external, id } of await ofPayments(db, question))
    if (!uses.has(external)) uses.set(external, { ...none, external_transaction_id: external, payment_id: id });
  for (const { row, given } of await ofImports(db, question)) {
    const id = row.external_transaction_id;
    if (id === null || uses.has(id)) continue;
    const { import_id, file_name } = given;
    uses.set(id, { ...none, external_transaction_id: id, import_id, file_name, line: row.line });
  }
  return asked.flatMap((id) => {
    const use = uses.get(visibleText(id));
    return use ? [{ ...use, external_transaction_id: id }] : [];
  });
}

/** The rows of an import that may become payments and share their ids with a payment, or with another such row. */
export async function repeatsOf(db: Database, { id, collector_id }: KeptImport): Promise<ImportRepeats> {
  const others = alias(importRows, 'others');
  const ownRows = and(eq(importRows.importId, id), inArray(importRows.status, makeable), isNull(importRows.paymentId));
  const count = countDistinct(importRows.externalTransactionId);
  const [paid] = await db
    .select({ count })
    .from(importRows)
    .innerJoin(payments, eq(payments.seenTransactionId, importRows.externalTransactionId))
    .where(and(ownRows, eq(payments.collectorId, collector_id)));
  const found = await db
    .select({ given: imports.document, count })
    .from(importRows)
    .innerJoin(others, eq(others.externalTransactionId, importRows.externalTransactionId))
    .innerJoin(imports, eq(imports.id, others.importId))
    .where(
      and(
        ownRows,
        ne(others.importId, id),
        inArray(others.status, makeable),
        isNull(others.paymentId),
        eq(imports.collectorId, collector_id),
        inArray(imports.status, living),
      ),
    )
    .groupBy(imports.id)
    .orderBy(desc(count), asc(imports.id))
    .limit(MOST_IMPORTS);
  return {
    payment_count: paid?.count ?? 0,
    imports: found.map(({ given: { import_id, file_name }, count: shared }) => ({
      import_id,
      file_name,
      count: shared,
    })),
  };
}
