/** Byte order mark at the start of a CSV file. Spreadsheets need it to recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Control characters that do not occur in text: those below U+0020, except tab, line feed, form feed and carriage
 * return.
 */
export const BINARY = new RegExp(String.raw`[\u0000-\u0008\u000b\u000e-\u001f]`, 'g');

/** Control character that a text file may contain. In a cell, it is the same fault as any other control character. */
const DELETE = '\u007f';

/**
 * Formats a cell of a CSV file, with quotes where needed. `DELETE` replaces each `BINARY` character, because a file
 * with one is refused as a whole. The cell keeps its fault.
 */
export const csvCell = (text: string): string => {
  const allowed = text.replaceAll(BINARY, DELETE);
  return /[;"\n\r]/.test(allowed) ? `"${allowed.replaceAll('"', '""')}"` : allowed;
};

/** Formats a CSV line for spreadsheets in Argentina: `;` between cells, and quotes where needed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;
