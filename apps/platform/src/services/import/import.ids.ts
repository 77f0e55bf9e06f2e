import type { ExternalIdUse, ImportRepeats } from '@backoffice/contracts/import';
import { visibleText } from '@backoffice/import-file';
import { and, asc, countDistinct, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/open-database.ts';
import { foldedCase, withoutCase } from '../../database/document-columns.ts';
import { object } from '../../shared/bodies.ts';
import { payments } from '../payment/payment.table.ts';
import { imports, importRows, type StoredImport } from './import.table.ts';

/** Limit of ids in one request. */
const MOST_IDS = 500;
/** Limit of the imports that a response names. */
const MOST_IMPORTS = 20;

/** Statuses of the imports whose rows may still become payments. */
const living = ['processing', 'pending_approved', 'approved'];
/** Statuses of the rows that may become payments. */
const makeable = ['issued', 'pending'];

/** Limit of the named ids that differ only in case. */
const MOST_TWINS = 20;

const isMakeable = ({ status, paymentId }: { readonly status: PgColumn; readonly paymentId: PgColumn }) =>
  and(inArray(status, makeable), isNull(paymentId));
const isLiving = (collectorId: string) => and(eq(imports.collectorId, collectorId), inArray(imports.status, living));

const externalId = { type: 'string', minLength: 1, maxLength: 100 };

/** Schema of a request about external ids. */
export const idQuestion = object(['collector_id', 'external_transaction_ids'], {
  collector_id: { type: 'string' },
  external_transaction_ids: { type: 'array', minItems: 1, maxItems: MOST_IDS, items: externalId },
});

/** Request about external ids. */
export interface IdQuestion {
  readonly collector_id: string;
  readonly external_transaction_ids: readonly string[];
}

/** Payment or import that uses an id, with the id as it is written there. */
interface FoundUse {
  readonly external: string;
  readonly use: Omit<ExternalIdUse, 'external_transaction_id'>;
}

const none = { payment_id: null, import_id: null, file_name: null, line: null };

const ofPayments = async (db: Database, collectorId: string, folded: readonly string[]): Promise<FoundUse[]> => {
  const found = await db
    .select({ external: sql<string>`${payments.externalTransactionId}`, id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.collectorId, collectorId), inArray(withoutCase(payments.externalTransactionId), [...folded])),
    )
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
        isMakeable(importRows),
        isLiving(collectorId),
      ),
    )
    .orderBy(asc(imports.requestDate), asc(imports.id), asc(importRows.place));
  return found.flatMap(({ row: { external_transaction_id: external, line }, given: { import_id, file_name } }) =>
    external === null ? [] : { external, use: { ...none, import_id, file_name, line } },
  );
};

/**
 * Finds the payment or import that uses each id. A payment comes before rows of imports, and the oldest row first. Ids
 * are compared in the form of `visibleText` and returned as requested. A use that differs only in case is returned
 * separately.
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

/**
 * Counts the ids of an import that differ only in case from those of a payment or another live import. Returns the
 * number and the first ones.
 */
async function caseTwinsOf(db: Database, { id, collector_id }: StoredImport, ownRows: SQL | undefined) {
  const others = alias(importRows, 'others');
  const { externalTransactionId: own, place } = importRows;
  const pair = (other: PgColumn) => ({
    own: sql<string>`${own}`.as('own'),
    place,
    other: sql<string>`${other}`.as('other'),
  });
  const isTwin = (other: PgColumn) => and(eq(withoutCase(other), withoutCase(own)), ne(other, own));
  const ofPaid = db
    .select(pair(payments.externalTransactionId))
    .from(importRows)
    .innerJoin(payments, isTwin(payments.externalTransactionId))
    .where(and(ownRows, eq(payments.collectorId, collector_id)));
  const ofWaiting = db
    .select(pair(others.externalTransactionId))
    .from(importRows)
    .innerJoin(others, isTwin(others.externalTransactionId))
    .innerJoin(imports, eq(imports.id, others.importId))
    .where(and(ownRows, ne(others.importId, id), isMakeable(others), isLiving(collector_id)));
  const pairs = union(ofPaid, ofWaiting).as('pairs');
  const [all] = await db.select({ count: countDistinct(pairs.own) }).from(pairs);
  const first = await db
    .select({ external_transaction_id: pairs.own, written_as: sql<string>`min(${pairs.other})` })
    .from(pairs)
    .groupBy(pairs.own, pairs.place)
    .orderBy(asc(pairs.place))
    .limit(MOST_TWINS);
  return { case_count: all?.count ?? 0, case_twins: first };
}

/**
 * Returns how many ids of an import's payable rows have a payment, and which imports share ids. It also finds ids that
 * differ only in case.
 */
export async function repeatsOf(db: Database, given: StoredImport): Promise<ImportRepeats> {
  const { id, collector_id } = given;
  const others = alias(importRows, 'others');
  const ownRows = and(eq(importRows.importId, id), isMakeable(importRows));
  const count = countDistinct(importRows.externalTransactionId);
  const [paid] = await db
    .select({ count })
    .from(importRows)
    .innerJoin(payments, eq(payments.externalTransactionId, importRows.externalTransactionId))
    .where(and(ownRows, eq(payments.collectorId, collector_id)));
  const found = await db
    .select({ given: imports.document, count })
    .from(importRows)
    .innerJoin(others, eq(others.externalTransactionId, importRows.externalTransactionId))
    .innerJoin(imports, eq(imports.id, others.importId))
    .where(and(ownRows, ne(others.importId, id), isMakeable(others), isLiving(collector_id)))
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
    ...(await caseTwinsOf(db, given, ownRows)),
  };
}
