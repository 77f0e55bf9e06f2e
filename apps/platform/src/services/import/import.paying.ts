import type { Payment } from '@backoffice/contracts/payment';
import { checkRow, visibleText } from '@backoffice/import-file';
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
/** The row was checked when it was read. */
const nothingAround = { inFile: new Set<string>(), ofPayments: new Set<string>(), now: null };

/** The payment that a row becomes. */
function paymentOf({ collector_id, import_id }: KeptImport, row: KeptRow, now: string): Payment {
  const { read, record } = checkRow({ record: recordOf(row), faults: [] }, nothingAround);
  const { identification = null, dueDate = null } = read ?? {};
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

/** The row of an external id that has a payment by now, as an error. */
const repeated = (row: KeptRow): KeptRow => {
  const code = 'external_id_known';
  const fault = { column: 'external_transaction_id', code, value: row.external_transaction_id };
  return { ...row, status: 'error', status_code: code, faults: [fault] };
};

/** The external id of a row as it is compared; a row of an older version may have another form of it. */
const idOf = ({ external_transaction_id: id }: KeptRow): string => visibleText(id ?? '');

/** Makes some payments of an import. @returns the import after them; null when there are no more to make */
async function makeSome(given: KeptImport, db: Database, now: () => Date): Promise<KeptImport | null> {
  const rows = await createImportRowRepository(db).unpaid(given.id, BATCH);
  if (rows.length === 0) return null;
  const ids = rows.map(idOf);
  const known = await idsOfPayments(db, given.collector_id, ids);
  const late = rows.filter((row, place) => known.has(idOf(row)) || ids.indexOf(idOf(row)) < place);
  const made = rows
    .filter((row) => !late.includes(row))
    .map((row) => [row.id, paymentOf(given, row, now().toISOString())] as const);
  const change = { ...withoutRows(given, late), processed_count: given.processed_count + made.length };
  await db.transaction(async (tx) => {
    const own = createImportRowRepository(tx);
    await insertDocuments(
      tx,
      payments,
      made.map(([, payment]) => payment),
    );
    await own.paid(Object.fromEntries(made.map(([id, payment]) => [id, payment.id])));
    for (const row of late) await own.update(repeated(row));
    await createImportRepository(tx).change(given.id, change);
  });
  return { ...given, ...change };
}

/**
 * Makes the payments of an approved import: payment and row in one transaction, so that a stop doubles and loses none.
 * An id that another import has paid for meanwhile becomes an error: nobody is asked to pay twice. Imports of a
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
