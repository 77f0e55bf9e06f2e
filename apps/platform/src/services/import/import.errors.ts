import { Readable } from 'node:stream';
import { faultText, importColumns } from '@backoffice/import-file';
import type { Database } from '../../database/open-database.ts';
import { createImportRowRepository } from './import.repository.ts';
import { recordOf } from './import.record.ts';

const BATCH = 500;

/** A cell of the file: no spreadsheet runs it as a formula (OWASP, CSV injection). */
const cell = (text: string): string => {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The rows in error as they came, each with its row of the spreadsheet and all that is wrong: to mend and import again. */
export function errorsFile(db: Database, importId: string): Readable {
  async function* lines() {
    yield `\uFEFF${line(['Fila', ...importColumns.map(({ heading }) => heading), 'Error'])}`;
    let last = 0;
    for (;;) {
      const rows = await createImportRowRepository(db).errors(importId, last, BATCH);
      if (rows.length === 0) return;
      last = rows.at(-1)?.index ?? last;
      yield rows
        .map((row) => {
          const record = recordOf(row);
          const why = (row.faults ?? []).map(({ code }) => faultText(code));
          return line([String(row.line), ...importColumns.map(({ name }) => record[name]), why.join(' ')]);
        })
        .join('');
    }
  }
  return Readable.from(lines());
}
