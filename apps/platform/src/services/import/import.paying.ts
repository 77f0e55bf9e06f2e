import type { Payment } from '@backoffice/contracts/payment';
import { checkRow, visibleText, type CheckedRow, type ReadRow, type RowFault } from '@backoffice/import-file';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Database } from '../../database/open-database.ts';
import type { InTurn } from '../../shared/in-turn.ts';
import { newId } from '../../shared/new-id.ts';
import { aPayment } from '../payment/payment.builder.ts';
import { payments } from '../payment/payment.table.ts';
import { idsOfPayments } from './import.matching.ts';
import { createImportRepository, createImportRowRepository } from './import.repository.ts';
import type { KeptImport, KeptRow } from './import.table.ts';
import { recordOf } from './import.record.ts';

/** Payments that are made in one transaction. */
const BATCH = 200;

const day = 24 * 60 * 60 * 1000;
/** The ids are compared apart, and the day of payment was checked when the row was read. */
const nothingAround = { inFile: new Set<string>(), ofPayments: new Set<string>(), now: null };

/** A row with what its cells say by the rules of today; those of the version that read it may have been others. */
interface Judged extends CheckedRow {
  readonly row: KeptRow;
}

const judged = (row: KeptRow): Judged => ({
  row,
  ...checkRow({ record: recordOf(row), faults: [] }, nothingAround),
});

/** A row that may become a payment. */
interface Payable extends Judged {
  readonly read: ReadRow;
}

const isPayable = (one: Judged): one is Payable => one.read !== null;

/** The payment that a row becomes. */
function paymentOf({ collector_id, import_id }: KeptImport, { row, read, record }: Payable, now: string): Payment {
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

/** Dependencies of the making of payments. */
interface Paying {
  readonly db: Database;
  readonly now: () => Date;
  /** Before each batch; what it throws ends the making. */
  readonly before: () => Promise<void>;
  readonly inTurn: InTurn;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** The import without rows that turned out to be errors. */
const withoutRows = (given: KeptImport, rows: readonly KeptRow[]): Partial<KeptImport> => {
  const of = (status: string) => rows.filter((row) => row.status === status);
  const left = (amount: number, gone: readonly KeptRow[]): number =>
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

/** A row that is not paid, with its reasons: its own, or that its external id has a payment by now. */
const inError = ({ row, faults: own, amount }: Judged): KeptRow => {
  const record = recordOf(row);
  const faults = (own.length > 0 ? own : [known]).map(({ column, code }) => ({
    column,
    code,
    value: column && record[column],
  }));
  return { ...row, amount, status: 'error', status_code: faults[0]?.code ?? null, faults };
};

/** The external id of a row as it is compared; a row of an older version may have another form of it. */
const idOf = ({ external_transaction_id: id }: KeptRow): string => visibleText(id ?? '');

/** Makes some payments of an import. @returns the import after them; null when there are no more to make */
async function makeSome(given: KeptImport, db: Database, now: () => Date): Promise<KeptImport | null> {
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
 * Makes the payments of an approved import: payment and row in one transaction, so that a stop doubles and loses none.
 * An id that another import has paid for meanwhile becomes an error: nobody is asked to pay twice. So does a row that an
 * older version read and this one refuses: no payment is made of cells that cannot be read as shown. Imports of a
 * collector take turns, so that no payment of an id comes between the look for one and its making.
 */
export async function makePayments(approved: KeptImport, { db, now, before, inTurn }: Paying): Promise<void> {
  let given: KeptImport | null = approved;
  while (given !== null) {
    await before();
    const known: KeptImport = given;
    given = await inTurn(known.collector_id, () => makeSome(known, db, now));
  }
}
