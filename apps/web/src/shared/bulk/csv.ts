import { BYTE_ORDER_MARK, csvLine } from '@backoffice/import-file/csv-line';
import { escapeFormula } from '@backoffice/import-file/guarded-text';

/**
 * Returns rows as a CSV file for Excel in Argentina: UTF-8 with byte order mark, `;` between cells. Bulk runs write
 * their results with it, and conversions their errors. A text that a spreadsheet would run as a formula is escaped.
 * Callers guard a text that a spreadsheet would convert to a number, such as `0042`.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvLine(row.map(escapeFormula))).join('');

/** Saves a text as a CSV file through the browser. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // revoked later, because the browser may still read the address after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
