import { Readable } from 'node:stream';
import { importColumns } from '@backoffice/import-file';
import type { Database } from '../../database/open-database.ts';
import { createImportRowRepository } from './import.repository.ts';
import { recordOf } from './import.record.ts';

const BATCH = 500;

/** Why a row is in error, in the words of the file. */
const reasons: Readonly<Record<string, string>> = {
  amount_missing: 'Falta el importe',
  amount_invalid: 'El importe no se puede leer',
  amount_not_positive: 'El importe debe ser mayor que cero',
  amount_too_large: 'El importe supera el máximo',
  email_missing: 'Falta el e-mail del pagador',
  email_invalid: 'El e-mail del pagador no es válido',
  concept_missing: 'Falta el código de concepto',
  external_id_missing: 'Falta el id externo',
  external_id_repeated: 'El id externo está más de una vez en el archivo',
  external_id_known: 'Ya hay un pago con ese id externo',
  identification_type_unknown: 'El tipo de identificación no es DNI, CUIT ni CUIL',
  identification_invalid: 'El número de identificación no es válido',
  due_date_invalid: 'El vencimiento no es una fecha válida',
};

/** A cell of the file: no spreadsheet runs it as a formula (OWASP, CSV injection). */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The rows in error as they came, and why: to mend and import again. */
export function errorsFile(db: Database, importId: string): Readable {
  async function* lines() {
    yield `\uFEFF${line([...importColumns.map(({ heading }) => heading), 'Error'])}`;
    let last = 0;
    for (;;) {
      const rows = await createImportRowRepository(db).errors(importId, last, BATCH);
      if (rows.length === 0) return;
      last = rows.at(-1)?.index ?? last;
      yield rows
        .map((row) => {
          const record = recordOf(row);
          const why = reasons[row.status_code ?? ''] ?? row.status_code ?? '';
          return line([...importColumns.map(({ name }) => record[name]), why]);
        })
        .join('');
    }
  }
  return Readable.from(lines());
}
