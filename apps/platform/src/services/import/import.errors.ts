import { Readable } from 'node:stream';
import {
  BYTE_ORDER_MARK,
  csvLine,
  faultText,
  guardedText,
  escapeFormula,
  importColumns,
  markedText,
  type ImportColumnName,
} from '@backoffice/import-file';
import type { Database } from '../../database/open-database.ts';
import { createImportRowRepository } from './import.repository.ts';
import { recordOf } from './import.record.ts';
import type { StoredRow } from './import.table.ts';

const BATCH = 500;

/** Columns that a spreadsheet may interpret as numbers and dates, because they are. */
const values: ReadonlySet<ImportColumnName> = new Set(['amount', 'due_date']);

/** Adds an apostrophe to a text that a spreadsheet would run, or to an identifier that it would change. */
const safe = (name: ImportColumnName, text: string): string =>
  values.has(name) ? escapeFormula(text) : guardedText(text);

/** Fault codes whose text names no column. */
const ofAnyColumn: ReadonlySet<string> = new Set([
  'card_number',
  'cell_changed',
  'cell_error',
  'formula_without_value',
  'number_too_long',
  'text_too_long',
  'text_unreadable',
]);

/** Describes all faults of a row. Each fault appears once, with its columns when its text does not name them. */
const faultsText = (faults: NonNullable<StoredRow['faults']>): string =>
  [...new Set(faults.map(({ code }) => code))]
    .map((code) => {
      const columns = importColumns.filter(({ name }) =>
        faults.some((one) => one.code === code && one.column === name),
      );
      const headings = ofAnyColumn.has(code) ? columns.map(({ heading }) => heading) : [];
      return [headings.join(', '), faultText(code)].filter(Boolean).join(': ');
    })
    .join(' ');

/** Text of a cell beyond the heading. The row keeps its fault until a person removes the cell. */
const CHECK = 'Revise la fila y borre esta celda.';

/** Writes a row in error. A row that nobody corrects has the same faults when it is imported again. */
const lineOf = (row: StoredRow): string => {
  const record = recordOf(row);
  const faults = row.faults ?? [];
  const cells = importColumns.map(({ name }) => {
    const fault = faults.find(({ column }) => column === name);
    const marked = markedText(record[name], fault?.code ?? '');
    return marked === record[name] ? safe(name, marked) : marked;
  });
  const isLonger = faults.some(({ code }) => code === 'cells_beyond_heading');
  return csvLine([String(row.line), ...cells, faultsText(faults), ...(isLonger ? [CHECK] : [])]);
};

/** Writes the rows in error as CSV: line number, cells, faults. The file can be corrected and imported again. */
export function errorsFile(db: Database, importId: string): Readable {
  async function* lines() {
    yield `${BYTE_ORDER_MARK}${csvLine(['Fila', ...importColumns.map(({ heading }) => heading), 'Error'])}`;
    let last = 0;
    for (;;) {
      const rows = await createImportRowRepository(db).errors(importId, last, BATCH);
      if (rows.length === 0) return;
      last = rows.at(-1)?.index ?? last;
      yield rows.map(lineOf).join('');
    }
  }
  return Readable.from(lines());
}
