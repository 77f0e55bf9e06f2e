/** Byte order mark at the start of a CSV file. Spreadsheets need it to recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string): string => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats a CSV line for spreadsheets in Argentina: `;` between cells, and quotes where needed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;
