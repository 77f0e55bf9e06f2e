import { csvCell } from './csv-line.ts';
import { markedText } from './damage-mark.ts';
import { guardedText } from './guarded-text.ts';
import { importColumns } from './import-columns.ts';
import type { ImportRow } from './import-rows.ts';

/** Line that is read as a row of totals, which is not a payment. */
const NO_PAYMENT = 'Total';

const lineOf = ({ record, beyond, faults }: ImportRow): string => {
  if (faults.some(({ code }) => code === 'not_a_payment')) return NO_PAYMENT;
  const cells = importColumns.map(({ name }) => {
    const fault = faults.find(({ column }) => column === name);
    if (fault) return markedText(record[name], fault.code);
    return name === 'external_transaction_id' ? guardedText(record[name]) : record[name];
  });
  return [...cells, ...(beyond === '' ? [] : [beyond])].map(csvCell).join(';');
};

/**
 * Writes rows as a csv file with the headings of the template. Each row keeps its line number: lines without a row stay
 * empty. Cells with a fault have the same fault again when the file is read.
 */
export function draftFile(rows: readonly ImportRow[], headingLine: number): Uint8Array<ArrayBuffer> {
  const lines: string[] = Array.from({ length: rows.at(-1)?.line ?? headingLine }, () => '');
  lines[headingLine - 1] = importColumns.map(({ heading }) => heading).join(';');
  for (const row of rows) lines[row.line - 1] = lineOf(row);
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
