import { Readable } from 'node:stream';
import {
  BYTE_ORDER_MARK,
  csvLine,
  faultText,
  guardedText,
  harmlessText,
  importColumns,
  type ImportColumnName,
} from '@backoffice/import-file';
import type { Database } from '../../database/open-database.ts';
import { createImportRowRepository } from './import.repository.ts';
import { recordOf } from './import.record.ts';

const BATCH = 500;

/** Columns that a spreadsheet may take for numbers and days, because they are. */
const values: ReadonlySet<ImportColumnName> = new Set(['amount', 'due_date']);

/** A text of the file as a spreadsheet leaves it: no formula is run, no identifier loses its zeros or digits. */
const safe = (name: ImportColumnName, text: string): string =>
  values.has(name) ? harmlessText(text) : guardedText(text);

/** The rows in error as they came, each with its row of the spreadsheet and all that is wrong: to mend and import again. */
export function errorsFile(db: Database, importId: string): Readable {
  async function* lines() {
    yield `${BYTE_ORDER_MARK}${csvLine(['Fila', ...importColumns.map(({ heading }) => heading), 'Error'])}`;
    let last = 0;
    for (;;) {
      const rows = await createImportRowRepository(db).errors(importId, last, BATCH);
      if (rows.length === 0) return;
      last = rows.at(-1)?.index ?? last;
      yield rows
        .map((row) => {
          const record = recordOf(row);
          const why = (row.faults ?? []).map(({ code }) => faultText(code));
          return csvLine([
            String(row.line),
            ...importColumns.map(({ name }) => safe(name, record[name])),
            why.join(' '),
          ]);
        })
        .join('');
    }
  }
  return Readable.from(lines());
}
