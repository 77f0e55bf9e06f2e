import { BYTE_ORDER_MARK, csvLine } from '@backoffice/import-file/csv-line';
import { escapeFormula } from '@backoffice/import-file/guarded-text';

/**
 * Returns rows as a CSV file for Excel in Argentina: UTF-8 with byte order mark, `;` between cells. Text that a
 * spreadsheet would run as a formula is escaped.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvLine(row.map(escapeFormula))).join('');

/** Saves a text as a file through the browser. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser may read the address only after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
