import type { Payment } from '@backoffice/contracts/payment';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Database } from '../../database/open-database.ts';
import { newId } from '../../shared/new-id.ts';
import { aPayment } from '../payment/payment.builder.ts';
import { payments } from '../payment/payment.table.ts';
import { checkRow } from './import.check.ts';
import { createImportRepository, createImportRowRepository } from './import.repository.ts';
import type { KeptImport, KeptRow } from './import.table.ts';
import { recordOf } from './import.record.ts';

/** Payments that are made in one transaction. */
const BATCH = 200;

const day = 24 * 60 * 60 * 1000;
const nothingKnown = { inFile: new Set<string>(), ofPayments: new Set<string>() };

/** The payment that a row becomes. */
function paymentOf({ collector_id, import_id }: KeptImport, row: KeptRow, now: string): Payment {
  const record = recordOf(row);
  const read = checkRow({ index: row.index, record }, nothingKnown);
  const { identification, dueDate } = typeof read === 'string' ? { identification: null, dueDate: null } : read;
  const due = dueDate ?? new Date(Date.parse(now) + 10 * day).toISOString();
  const amount = row.amount ?? 0;
  return aPayment({
    id: newId(),
    collector_id,
    request_date: now,
    status: row.status,
    due_date: due,
    last_due_date: due,
    external_transaction_id: row.external_transaction_id,
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

/** What stands around the making of payments. */
interface Paying {
  readonly db: Database;
  readonly now: () => Date;
  /** Before each batch; what it throws ends the making. */
  readonly before: () => Promise<void>;
}

/** Makes the payments of an approved import: payment and row in one transaction, so that a stop doubles and loses none. */
export async function makePayments(given: KeptImport, { db, now, before }: Paying): Promise<void> {
  let done = given.processed_count;
  for (;;) {
    await before();
    const rows = await createImportRowRepository(db).unpaid(given.id, BATCH);
    if (rows.length === 0) return;
    const made = rows.map((row) => [row.id, paymentOf(given, row, now().toISOString())] as const);
    done += rows.length;
    await db.transaction(async (tx) => {
      await insertDocuments(
        tx,
        payments,
        made.map(([, payment]) => payment),
      );
      await createImportRowRepository(tx).paid(Object.fromEntries(made.map(([id, payment]) => [id, payment.id])));
      await createImportRepository(tx).change(given.id, { processed_count: done });
    });
  }
}
