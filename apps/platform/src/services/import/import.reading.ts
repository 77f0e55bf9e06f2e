import {
  checkRow,
  firstCharacters,
  importFileOf,
  isLongerThan,
  visibleText,
  type ImportRow,
} from '@backoffice/import-file';
import type { Database } from '../../database/open-database.ts';
import { insertDocuments } from '../../database/insert-documents.ts';
import { tableOf } from '../../shared/read-table.ts';
import { idsOfPayments, matcherFor } from './import.matching.ts';
import { createImportRepository } from './import.repository.ts';
import { importRows, type StoredImport, type StoredRow } from './import.table.ts';

/** Number of rows that are read in one transaction. */
const BATCH = 500;

/** Adds amounts in whole cents, to avoid binary fractions. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/**
 * Limit of the stored characters of a cell. It is above the limit of any column, so that a too long text stays an
 * error.
 */
const CELL = 1_000;

/** Cuts long cells of a row. A cell of megabytes would be in every page of the rows. */
const withoutLongTexts = (row: ImportRow): ImportRow => {
  const { record } = row;
  const cut = Object.entries(record).filter(([, text]) => isLongerThan(text, CELL));
  if (cut.length === 0) return row;
  return {
    ...row,
    record: { ...record, ...Object.fromEntries(cut.map(([name, text]) => [name, firstCharacters(text, CELL)])) },
  };
};

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Checks the rows and returns them as stored: in error, pending or issued (B164). */
async function judged(
  db: Database,
  given: StoredImport,
  rows: readonly ImportRow[],
  { seen, now }: { readonly seen: Set<string>; readonly now: Date },
): Promise<StoredRow[]> {
  const ids = rows.map(({ record }) => visibleText(record.external_transaction_id));
  const ofPayments = await idsOfPayments(db, given.collector_id, ids);
  const checked = rows.map((row) => {
    const result = checkRow(row, { inFile: seen, ofPayments, now });
    seen.add(result.record.external_transaction_id);
    return { row, ...result };
  });
  const matched = checked.map(({ record, read }) => ({
    email: record.payer_email,
    concept: record.concept_id,
    identification: read?.identification?.number,
  }));
  const mismatchOf = await matcherFor(db, given, matched);
  return checked.map(({ row: { index, line }, record, faults, amount, read }, place) => {
    const about = matched[place];
    const mismatch = read !== null && about !== undefined ? mismatchOf(about) : undefined;
    const values = faults.map(({ column, code }) => ({ column, code, value: column && record[column] }));
    return {
      id: `${given.id}-${index}`,
      import_id: given.id,
      index,
      line,
      external_transaction_id: textOrNull(record.external_transaction_id),
      concept_id: textOrNull(record.concept_id),
      concept_description: textOrNull(record.concept_description),
      amount,
      payer_email: textOrNull(record.payer_email),
      status: read === null ? 'error' : mismatch === undefined ? 'issued' : 'pending',
      status_code: faults[0]?.code ?? mismatch ?? null,
      status_detail: null,
      faults: values,
      payment_id: null,
      record,
    };
  });
}

const amountsOf = (rows: readonly StoredRow[], status: string): number[] =>
  rows.flatMap((row) => (row.status === status ? (row.amount ?? 0) : []));

/** Adds rows to the counts and amounts of an import. */
const withRows = (given: StoredImport, rows: readonly StoredRow[]): StoredImport => {
  const issued = amountsOf(rows, 'issued');
  const pending = amountsOf(rows, 'pending');
  return {
    ...given,
    issued_amount: sum([given.issued_amount, ...issued]),
    pending_amount: sum([given.pending_amount, ...pending]),
    total_amount: sum([given.total_amount, ...issued, ...pending]),
    issued_count: given.issued_count + issued.length,
    pending_count: given.pending_count + pending.length,
    error_count: given.error_count + rows.length - issued.length - pending.length,
    processed_count: given.processed_count + rows.length,
  };
};

/** Dependencies of `readRows`. */
interface Reading {
  readonly db: Database;
  readonly now: () => Date;
  /** Runs before each batch. An error that it throws ends the reading. */
  readonly before: () => Promise<void>;
}

/**
 * Reads the rows of an import's file, with one transaction per batch. After a restart it continues with the first
 * unread row.
 * @returns the import after all rows
 */
export async function readRows(
  given: StoredImport,
  bytes: Uint8Array,
  { db, now, before }: Reading,
): Promise<StoredImport> {
  const seen = new Set<string>();
  let read = given;
  let rows: ImportRow[] = [];
  let place = 0;

  const storeBatch = async () => {
    if (rows.length === 0) return;
    await before();
    const storedRows = await judged(db, given, rows, { seen, now: now() });
    const after = withRows(read, storedRows);
    await db.transaction(async (tx) => {
      await insertDocuments(tx, importRows, storedRows);
      await createImportRepository(tx).update(after);
    });
    read = after;
    rows = [];
  };
  for await (const whole of importFileOf(await tableOf(bytes)).rows) {
    const row = withoutLongTexts(whole);
    place += 1;
    // ids of rows that an earlier process has read count as seen
    if (place <= given.processed_count) seen.add(visibleText(row.record.external_transaction_id));
    else rows.push(row);
    if (rows.length === BATCH) await storeBatch();
  }
  await storeBatch();
  return read;
}
