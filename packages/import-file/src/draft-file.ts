import { guardedText } from './guarded-text.ts';
import { importColumns } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';
import { FORMULA_ERROR, SCIENTIFIC } from './row-check.ts';

/** Control characters, most of which a csv file may not contain. */
const CONTROL = /\p{Cc}/gu;

/** Control character that a csv file may contain. It replaces the control characters of a cell. */
const FORM_FEED = '\f';

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Returns a text that has a fault again when it is read from csv, in the same column. A number that lost digits is
 * written in scientific notation.
 */
const spoilt = (text: string, code: ImportRow['faults'][number]['code']): string => {
  if (code === 'cell_error' || code === 'formula_without_value' || code === 'cell_changed')
    return FORMULA_ERROR.test(text) ? text : '#VALOR!';
  if (code !== 'number_too_long' || SCIENTIFIC.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return `${digits.slice(0, 1)},${digits.slice(1, 6)}E+${digits.length - 1}`;
};

/** Line that is read as a row of totals, which is not a payment. */
const NO_PAYMENT = 'Total';

const lineOf = ({ record, beyond, faults }: ImportRow): string => {
  if (faults.some(({ code }) => code === 'not_a_payment')) return NO_PAYMENT;
  const cells = importColumns.map(({ name }) => {
    const fault = faults.find(({ column }) => column === name);
    if (fault) return spoilt(record[name], fault.code);
    return name === 'external_transaction_id' ? guardedText(record[name]) : record[name];
  });
  return [...cells, ...(beyond === '' ? [] : [beyond])]
    .map((text) => quoted(text.replaceAll(CONTROL, FORM_FEED)))
    .join(';');
};

/**
 * Writes rows as a csv file with the headings of the template. Each row keeps its line number: lines without a row stay
 * empty. Cells that a spreadsheet damaged have a fault again when the file is read.
 */
export function draftFile(rows: readonly ImportRow[], headingLine: number): Uint8Array<ArrayBuffer> {
  const lines: string[] = Array.from({ length: rows.at(-1)?.line ?? headingLine }, () => '');
  lines[headingLine - 1] = importColumns.map(({ heading }) => heading).join(';');
  for (const row of rows) lines[row.line - 1] = lineOf(row);
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
