import { guardedText } from './guarded-text.ts';
import { importColumns } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';
import { FORMULA_ERROR, SCIENTIFIC } from './row-check.ts';

/** Control characters; a csv file may have only some of them. */
const CONTROL = /\p{Cc}/gu;

/** A control character that a csv file may have, so that a text with others stays one that cannot be read. */
const FORM_FEED = '\f';

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A cell that a spreadsheet has spoilt, as a text that is reported as spoilt, too: a number with lost digits is no
 * text.
 */
const spoilt = (text: string, code: ImportRow['faults'][number]['code']): string => {
  if (code === 'cell_error' || code === 'formula_without_value' || code === 'cell_changed')
    return FORMULA_ERROR.test(text) ? text : '#VALOR!';
  if (code !== 'number_too_long' || SCIENTIFIC.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return `${digits.slice(0, 1)},${digits.slice(1, 6)}E+${digits.length - 1}`;
};

/** A row that is no payment in any file. */
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
 * Rows as a csv file with the headings of the template. Each row stands where it stood, with empty lines where others
 * were, so that its number is that of the person's file; what is wrong with a row is wrong in this file, too.
 */
export function draftFile(rows: readonly ImportRow[], headingLine: number): Uint8Array<ArrayBuffer> {
  const lines: string[] = Array.from({ length: rows.at(-1)?.line ?? headingLine }, () => '');
  lines[headingLine - 1] = importColumns.map(({ heading }) => heading).join(';');
  for (const row of rows) lines[row.line - 1] = lineOf(row);
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
