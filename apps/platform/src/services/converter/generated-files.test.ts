// Guards: Of generated files no amount, id, e-mail or day is kept otherwise than the file shows, without a fault of its row.
import { checkRow, FileRefusal, openImportFile, type CheckedRow } from '@backoffice/import-file';
import {
  visibleTextOf,
  fixedColumns,
  generatedFile,
  type GeneratedFile,
  type GeneratedRow,
} from '@backoffice/import-file/testing';
import { convert, importFileOf } from './converter.reading.ts';
import type { StoredConfiguration } from './converter.table.ts';
import { generatedFiles } from './testing/config.ts';

const { count, from } = generatedFiles;

const now = new Date('2026-11-25T12:00:00Z');

const about = { id: 'generated', name: 'Generated', type: 'payments' };
const configurations: Readonly<Record<'headed' | 'fixed', StoredConfiguration>> = {
  headed: {
    ...about,
    kind: 'headed',
    separator: ';',
    columns: [
      { name: 'external_transaction_id', heading: 'factura' },
      { name: 'concept_id', heading: 'rubro' },
      { name: 'amount', heading: 'total' },
      { name: 'payer_email', heading: 'correo' },
      { name: 'due_date', heading: 'vence' },
    ],
  },
  fixed: {
    ...about,
    kind: 'fixed',
    columns: [
      { name: 'external_transaction_id', from: fixedColumns.id[0], to: fixedColumns.id[1] },
      { name: 'concept_id', from: fixedColumns.concept[0], to: fixedColumns.concept[1] },
      { name: 'identification_number', from: fixedColumns.identification[0], to: fixedColumns.identification[1] },
      { name: 'amount', from: fixedColumns.amount[0], to: fixedColumns.amount[1], decimals: 2 },
      { name: 'payer_email', from: fixedColumns.email[0], to: fixedColumns.email[1] },
    ],
  },
};

/** Returns the import that the rows without errors of a converted file make. Rows with errors never become payments. */
const convertedFile = async (kind: 'headed' | 'fixed', bytes: Uint8Array<ArrayBuffer>) => {
  const { rows, errors } = await convert(configurations[kind], bytes);
  const faulty = new Set(errors.map(({ index }) => index));
  const left = rows.filter(({ index }) => !faulty.has(index));
  return left.length === 0 ? errors.flatMap((row) => row.errors).join(' ') : importFileOf(left);
};

/**
 * Returns the rows that would become payments. Rows of a converted file are read from the import file, as in the
 * service.
 */
const paid = async ({ kind, bytes }: GeneratedFile): Promise<CheckedRow[] | string> => {
  const imported = kind === 'import' ? bytes : await convertedFile(kind, bytes);
  if (typeof imported === 'string') return imported;
  const checked: CheckedRow[] = [];
  const seen = new Set<string>();
  for await (const row of (await openImportFile(imported)).rows) {
    const result = checkRow(row, { inFile: seen, ofPayments: new Set(), now });
    seen.add(result.record.external_transaction_id);
    checked.push(result);
  }
  return checked;
};

const paidOrRefused = async (file: GeneratedFile): Promise<CheckedRow[] | string> => {
  try {
    return await paid(file);
  } catch (error) {
    if (error instanceof FileRefusal) return error.code;
    throw error;
  }
};

/** Returns the values of a kept row, as text for comparison. */
const keptOf = ({ record, read }: CheckedRow): string =>
  JSON.stringify([
    record.external_transaction_id,
    record.concept_id,
    read?.amount.toFixed(2),
    record.payer_email,
    read?.dueDate == null ? '' : read.dueDate.slice(0, 10),
  ]);

/** Returns the values that the file shows, as the same text. Undefined if it has to be a fault. */
const shownOf = ({ id, concept, amount, email, due }: GeneratedRow): string | undefined => {
  const meant = [id.expected, concept.expected, amount.expected, email.expected, due.expected];
  return meant.includes(null) ? undefined : JSON.stringify(meant);
};

/** Returns the rows that are kept otherwise than the file shows, or that are not kept because of another row. */
const wrongIn = async (file: GeneratedFile): Promise<string[]> => {
  const rows = await paidOrRefused(file);
  if (typeof rows === 'string') return file.isPlain ? [`seed ${file.seed} is refused: ${rows}`] : [];
  const kept = rows.flatMap((row) => (row.read === null ? [] : keptOf(row)));
  const shown = new Set(file.rows.map(shownOf));
  const twice = rows
    .filter((row) => row.read !== null)
    .map(({ record }) => visibleTextOf(record.external_transaction_id));
  return [
    ...kept.filter((row) => !shown.has(row)).map((row) => `seed ${file.seed} (${file.kind}) keeps ${row}`),
    ...twice
      .filter((id, place) => twice.indexOf(id) < place)
      .map((id) => `seed ${file.seed} (${file.kind}) pays ${id} twice`),
    ...file.plainRows.flatMap((row) => {
      const text = shownOf(row);
      return text === undefined || kept.includes(text)
        ? []
        : [`seed ${file.seed} (${file.kind}) does not keep ${text}`];
    }),
  ];
};

/** Milliseconds for a file on a busy machine. Jest's own limit is for one test of the usual length. */
const SLOWEST = 60;

test(
  `${count} generated files from seed ${from} are kept as they are shown, or are faults`,
  async () => {
    const wrong: string[] = [];
    for (let seed = from; seed < from + count; seed += 1) wrong.push(...(await wrongIn(generatedFile(seed))));
    expect(wrong).toEqual([]);
  },
  Math.max(60_000, count * SLOWEST),
);
