import type { Payment } from '@backoffice/contracts/payment';
import { desc, sql } from 'drizzle-orm';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { payments } from '../payment/payment.table.ts';
import { anImport, anImportRow } from './import.builder.ts';
import { imports, importRows, type StoredImport, type StoredRow } from './import.table.ts';

const day = 24 * 60 * 60 * 1000;
/** Number of imports, and the most rows of one. */
const count = 24;
const mostRows = 40;

/** Statuses, used in turn. Most imports were approved. */
const statuses = ['pending_approved', 'approved', 'approved', 'cancelled', 'approved', 'error', 'approved'] as const;

/** Faults with their column and cell text; null keeps the text of the row. */
const faults = [
  { code: 'amount_invalid', column: 'amount', value: '16,34,9' },
  { code: 'amount_missing', column: 'amount', value: '' },
  { code: 'email_invalid', column: 'payer_email', value: 'ana@' },
  { code: 'external_id_repeated', column: 'external_transaction_id', value: null },
  { code: 'external_id_known', column: 'external_transaction_id', value: null },
  { code: 'identification_invalid', column: 'identification_number', value: '20267565394' },
  { code: 'concept_missing', column: 'concept_id', value: '' },
  { code: 'due_date_impossible', column: 'due_date', value: '31/02/2026' },
] as const;
const mismatches = ['payer_unknown', 'concept_unknown', 'identification_unknown'] as const;

const sum = (rows: readonly StoredRow[], status: string): number =>
  rows.reduce((cents, row) => cents + (row.status === status ? Math.round((row.amount ?? 0) * 100) : 0), 0) / 100;

/** Returns the row with a fault in one of its cells. */
function faulty(random: Random, row: StoredRow): StoredRow {
  const { code, column, value: wrong } = random.pick(faults);
  const value = wrong ?? row.record[column] ?? '';
  return {
    ...row,
    ...(column in row ? { [column]: value === '' ? null : value } : {}),
    amount: column === 'amount' ? null : row.amount,
    status: 'error',
    status_code: code,
    faults: [{ column, code, value }],
    record: { ...row.record, [column]: value },
  };
}

/** Builds the row of a payment. Its import is not always approved. */
function rowOf(random: Random, { id, status }: StoredImport, payment: Payment, index: number): StoredRow {
  const [detail] = payment.details;
  const shown = {
    external_transaction_id: payment.external_transaction_id ?? `EXT-${index}`,
    concept_id: detail?.concept_id ?? 'CUOTA',
    concept_description: detail?.concept_description ?? '',
    payer_email: payment.payer?.email ?? 'sin.correo@correo.example',
  };
  const amount = payment.final_amount.toFixed(2).replace('.', ',');
  const record: Readonly<Record<string, string>> = { ...shown, amount, payer_name: payment.payer?.name ?? '' };
  const said = anImportRow({ import_id: id, index, ...shown, amount: payment.final_amount, record });
  if (random.chance(0.12)) {
    return faulty(random, said);
  }
  const made = status === 'approved' ? { payment_id: payment.id } : {};
  return random.chance(0.15)
    ? { ...said, ...made, status: 'pending', status_code: random.pick(mismatches) }
    : { ...said, ...made };
}

/** Sets the counts and amounts of an import from its rows. */
const withRows = (given: StoredImport, rows: readonly StoredRow[]): StoredImport => {
  const of = (status: string): number => rows.filter((row) => row.status === status).length;
  const [issued_amount, pending_amount] = [sum(rows, 'issued'), sum(rows, 'pending')];
  return {
    ...given,
    issued_amount,
    pending_amount,
    total_amount: Math.round((issued_amount + pending_amount) * 100) / 100,
    request_count: rows.length,
    issued_count: of('issued'),
    pending_count: of('pending'),
    error_count: of('error'),
    processed_count: given.status === 'approved' ? of('issued') + of('pending') : rows.length,
  };
};

/** Builds an import without rows, with the dates of its status. */
function begun(random: Random, now: Date, place: number, collector_id: string): StoredImport {
  const at = now.getTime() - ((place + random.next()) * 60 * day) / count;
  const later = (minutes: number): string => new Date(Math.min(at + minutes * 60_000, now.getTime())).toISOString();
  const status = statuses[place % statuses.length] ?? 'approved';
  const id = random.hex(24);
  return anImport({
    id,
    collector_id,
    status,
    request_date: new Date(at).toISOString(),
    process_date: later(2),
    approved_date: status === 'approved' ? later(random.between(5, 300)) : null,
    cancel_date: status === 'cancelled' ? later(random.between(5, 300)) : null,
    status_detail:
      status === 'cancelled' ? 'El archivo era del mes anterior' : status === 'error' ? 'workbook_broken' : null,
    match_payer: random.chance(0.4),
    match_concept: random.chance(0.3),
    file_name: `${collector_id.toLowerCase()}-${new Date(at).toISOString().slice(0, 10)}.${random.pick(['csv', 'xlsx'])}`,
  });
}

/**
 * Inserts imports of two months, none of them still being read. Rows of approved imports refer to seeded payments.
 * Without payments there are no imports.
 */
export async function seedImports({ tx, now, payments: wanted, ...seeding }: Seeding): Promise<void> {
  if (wanted === 0) return;
  const random = seeding.random(20_261_125);
  const found = await tx
    .select({ payment: sql<Payment>`${payments.document}` })
    .from(payments)
    .orderBy(desc(payments.requestDate), desc(payments.id))
    .limit(count * mostRows);
  const byCollector = new Map<string, Payment[]>();
  for (const { payment } of found)
    byCollector.set(payment.collector_id, [...(byCollector.get(payment.collector_id) ?? []), payment]);
  const collectors = [...byCollector.keys()].sort();
  const all: StoredImport[] = [];
  const rows: StoredRow[] = [];
  for (let place = 0; place < count; place += 1) {
    const collector = collectors[place % collectors.length] ?? '';
    const given = begun(random, now, place, collector);
    const paid = (byCollector.get(collector) ?? []).slice(0, random.between(3, mostRows));
    const own = given.status === 'error' ? [] : paid.map((payment, index) => rowOf(random, given, payment, index + 1));
    all.push(withRows(given, own));
    rows.push(...own);
  }
  const [newest, older] = [all[0], all.at(-4)];
  // repeats the file of an earlier import
  if (newest && older)
    all[0] = { ...newest, collector_id: older.collector_id, file_digest: older.id, repeats_import_id: older.id };
  await insertDocuments(tx, imports, all);
  await insertDocuments(tx, importRows, rows);
}
