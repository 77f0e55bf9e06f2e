import { BYTE_ORDER_MARK, csvLine } from '@backoffice/import-file/csv-line';
import { harmlessText } from '@backoffice/import-file/guarded-text';

/** Rows as Excel in Argentina opens them: `;` between cells, a byte order mark before UTF-8, no cell that is run. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvLine(row.map(harmlessText))).join('');

/** Hands a text to the browser as a file to save. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // a browser may read it only after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
