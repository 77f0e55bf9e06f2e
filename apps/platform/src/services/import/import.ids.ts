import type { ExternalIdUse, ImportRepeats } from '@backoffice/contracts/import';
import { visibleText } from '@backoffice/import-file';
import { and, asc, countDistinct, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/open-database.ts';
import { foldedCase, withoutCase } from '../../database/document-columns.ts';
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

/** A payment or an import that has an id, with the id as it is written in it. */
interface FoundUse {
  readonly external: string;
  readonly use: Omit<ExternalIdUse, 'external_transaction_id'>;
}

const none = { payment_id: null, import_id: null, file_name: null, line: null };

const ofPayments = async (db: Database, collectorId: string, folded: readonly string[]): Promise<FoundUse[]> => {
  const found = await db
    .select({ external: sql<string>`${payments.seenTransactionId}`, id: payments.id })
    .from(payments)
    .where(and(eq(payments.collectorId, collectorId), inArray(withoutCase(payments.seenTransactionId), [...folded])))
    .orderBy(asc(payments.requestDate), asc(payments.id));
  return found.map(({ external, id }) => ({ external, use: { ...none, payment_id: id } }));
};

const ofImports = async (db: Database, collectorId: string, folded: readonly string[]): Promise<FoundUse[]> => {
  const found = await db
    .select({ row: importRows.document, given: imports.document })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        inArray(withoutCase(importRows.externalTransactionId), [...folded]),
        inArray(importRows.status, makeable),
        isNull(importRows.paymentId),
        eq(imports.collectorId, collectorId),
        inArray(imports.status, living),
      ),
    )
    .orderBy(asc(imports.requestDate), asc(imports.id), asc(importRows.place));
  return found.flatMap(({ row: { external_transaction_id: external, line }, given: { import_id, file_name } }) =>
    external === null ? [] : { external, use: { ...none, import_id, file_name, line } },
  );
};

/**
 * The ids that a payment has, or a row that may still become one: of several, the payment or the oldest row. They are
 * compared as people see them, and answered as they were asked. Beside each, one that differs by case alone.
 */
export async function usesOf(
  db: Database,
  { collector_id, external_transaction_ids: asked }: IdQuestion,
): Promise<ExternalIdUse[]> {
  const folded = asked.map((id) => foldedCase(visibleText(id)));
  const alike = new Map<string, FoundUse[]>(folded.map((id) => [id, []]));
  for (const find of [ofPayments, ofImports])
    for (const found of await find(db, collector_id, folded)) alike.get(foldedCase(found.external))?.push(found);
  return asked.flatMap((external_transaction_id, place) => {
    const seen = visibleText(external_transaction_id);
    const found = alike.get(folded[place] ?? '') ?? [];
    const same = found.find(({ external }) => external === seen);
    const other = found.find(({ external }) => external !== seen);
    return [
      ...(same ? [{ ...same.use, external_transaction_id, written_as: null }] : []),
      ...(other ? [{ ...other.use, external_transaction_id, written_as: other.external }] : []),
    ];
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
