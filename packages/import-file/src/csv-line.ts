/** Beginning of a CSV, by which spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string): string => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV for spreadsheets in Argentina: `;` between cells, quotes around those that need them. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;
