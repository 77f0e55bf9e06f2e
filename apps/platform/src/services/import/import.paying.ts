import type { Payment } from '@backoffice/contracts/payment';
import { checkRow, visibleText, type CheckedRow, type ReadRow, type RowFault } from '@backoffice/import-file';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Database } from '../../database/open-database.ts';
import type { RunInOrder } from '../../shared/keyed-queue.ts';
import { newId } from '../../shared/new-id.ts';
import { aPayment } from '../payment/payment.builder.ts';
import { payments } from '../payment/payment.table.ts';
import { idsOfPayments } from './import.matching.ts';
import { createImportRepository, createImportRowRepository } from './import.repository.ts';
import type { StoredImport, StoredRow } from './import.table.ts';
import { recordOf } from './import.record.ts';

/** Number of rows that are paid in one transaction. */
const BATCH = 200;

const day = 24 * 60 * 60 * 1000;
/** Empty context for `checkRow`. Ids are compared separately, and the due date was checked when the row was read. */
const nothingAround = { inFile: new Set<string>(), ofPayments: new Set<string>(), now: null };

/** Row with the result of the current rules. An older version of the rules may have read it. */
interface Judged extends CheckedRow {
  readonly row: StoredRow;
}

const judged = (row: StoredRow): Judged => ({
  row,
  ...checkRow({ record: recordOf(row), faults: [] }, nothingAround),
});

/** Valid row, which may become a payment. */
interface Payable extends Judged {
  readonly read: ReadRow;
}

const isPayable = (one: Judged): one is Payable => one.read !== null;

/** Builds the payment of a row. */
function paymentOf({ collector_id, import_id }: StoredImport, { row, read, record }: Payable, now: string): Payment {
  const { identification, dueDate } = read;
  const due = dueDate ?? new Date(Date.parse(now) + 10 * day).toISOString();
  const amount = row.amount ?? 0;
  return aPayment({
    id: newId(),
    collector_id,
    request_date: now,
    status: row.status,
    due_date: due,
    last_due_date: due,
    external_transaction_id: record.external_transaction_id,
    final_amount: amount,
    details: [
      {
        concept_id: record.concept_id,
        concept_description: record.concept_description || record.concept_id,
        amount,
        external_reference: null,
      },
    ],
    payer: {
      id: null,
      name: record.payer_name || null,
      email: record.payer_email,
      external_reference: null,
      identification: identification && { ...identification, country: 'ARG' },
    },
    source: { id: import_id, name: 'Importación', type: 'import' },
  });
}

/** Dependencies of `makePayments`. */
interface Paying {
  readonly db: Database;
  readonly now: () => Date;
  /** Runs before each batch. An error that it throws ends the work. */
  readonly before: () => Promise<void>;
  readonly inTurn: RunInOrder;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** Subtracts rows in error from the counts and amounts of an import. */
const withoutRows = (given: StoredImport, rows: readonly StoredRow[]): Partial<StoredImport> => {
  const of = (status: string) => rows.filter((row) => row.status === status);
  const left = (amount: number, gone: readonly StoredRow[]): number =>
    (cents(amount) - gone.reduce((sum, row) => sum + cents(row.amount ?? 0), 0)) / 100;
  return {
    issued_count: given.issued_count - of('issued').length,
    pending_count: given.pending_count - of('pending').length,
    error_count: given.error_count + rows.length,
    issued_amount: left(given.issued_amount, of('issued')),
    pending_amount: left(given.pending_amount, of('pending')),
    total_amount: left(given.total_amount, rows),
  };
};

const known: RowFault = { column: 'external_transaction_id', code: 'external_id_known' };

/** Marks a row as an error: for its own faults, or because a payment or an earlier row has its external id. */
const inError = ({ row, faults: own, amount }: Judged): StoredRow => {
  const record = recordOf(row);
  const faults = (own.length > 0 ? own : [known]).map(({ column, code }) => ({
    column,
    code,
    value: column && record[column],
  }));
  return { ...row, amount, status: 'error', status_code: faults[0]?.code ?? null, faults };
};

/** Returns the external id in the form in which ids are compared. A row of an older version may have another form. */
const idOf = ({ external_transaction_id: id }: StoredRow): string => visibleText(id ?? '');

/** Creates one batch of payments of an import. @returns the import afterwards, or null when no row is left */
async function makeSome(given: StoredImport, db: Database, now: () => Date): Promise<StoredImport | null> {
  const rows = await createImportRowRepository(db).unpaid(given.id, BATCH);
  if (rows.length === 0) return null;
  const ids = rows.map(idOf);
  const paid = await idsOfPayments(db, given.collector_id, ids);
  const all = rows.map(judged);
  const payable = all
    .filter(({ row }, place) => !paid.has(idOf(row)) && ids.indexOf(idOf(row)) === place)
    .filter(isPayable);
  const paying = new Set<Judged>(payable);
  const refused = all.filter((one) => !paying.has(one));
  const made = payable.map((one) => [one.row.id, paymentOf(given, one, now().toISOString())] as const);
  const left = withoutRows(
    given,
    refused.map(({ row }) => row),
  );
  const change = { ...left, processed_count: given.processed_count + made.length };
  await db.transaction(async (tx) => {
    const own = createImportRowRepository(tx);
    await insertDocuments(
      tx,
      payments,
      made.map(([, payment]) => payment),
    );
    await own.paid(Object.fromEntries(made.map(([id, payment]) => [id, payment.id])));
    for (const one of refused) await own.update(inError(one));
    await createImportRepository(tx).change(given.id, change);
  });
  return { ...given, ...change };
}

/**
 * Creates the payments of an approved import. Payment and row share a transaction, so an interruption neither
 * duplicates nor loses a payment. A row becomes an error when its id has a payment by now, or when the current rules
 * refuse it. Imports of one collector take turns in this process. So no other import pays an id between the check and
 * the insert.
 */
export async function makePayments(approved: StoredImport, { db, now, before, inTurn }: Paying): Promise<void> {
  let given: StoredImport | null = approved;
  while (given !== null) {
    await before();
    const known: StoredImport = given;
    given = await inTurn(known.collector_id, () => makeSome(known, db, now));
  }
}
