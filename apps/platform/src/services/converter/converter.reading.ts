import { csvRows, decodeText, FileRefusal, importColumns, type ImportRecord } from '@backoffice/import-file';
import type { KeptConfiguration, SourceColumn } from './converter.table.ts';

/** A row that could not be converted. */
export interface ErrorRow {
  /** Place in the file, from 1, its heading not counted. */
  readonly index: number;
  readonly errors: string[];
}

/** A file converted: the rows, or what is wrong with some of them. */
interface Converted {
  readonly rows: readonly Partial<ImportRecord>[];
  readonly errors: ErrorRow[];
}

const linesOf = (bytes: Uint8Array): string[] => {
  const lines = decodeText(bytes)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new FileRefusal('file_empty');
  return lines;
};

/** An amount that is written without its decimal mark, with it. */
const withMark = (text: string, decimals: number): string =>
  /^\d+$/.test(text) ? `${text.slice(0, -decimals) || '0'},${text.slice(-decimals)}` : text;

type Cells = (column: SourceColumn) => string;

const required: ReadonlySet<string> = new Set(importColumns.filter((one) => one.required).map(({ name }) => name));
const headingOf = new Map(importColumns.map(({ name, heading }) => [name, heading]));

const convertRow = (columns: readonly SourceColumn[], cells: Cells) => {
  const read = columns.map((column) => {
    const text = cells(column).trim();
    return [column, column.decimals === undefined ? text : withMark(text, column.decimals)] as const;
  });
  const errors = read.flatMap(([{ name }, text]) => {
    if (text === '' && required.has(name)) return [`Falta ${headingOf.get(name) ?? name}`];
    return name === 'amount' && !/^[\d.,]+$/.test(text) ? [`El importe “${text}” no es un número`] : [];
  });
  return { row: Object.fromEntries(read.map(([{ name }, text]) => [name, text])), errors };
};

const convertRows = <Row>(
  columns: readonly SourceColumn[],
  given: readonly Row[],
  cellsOf: (row: Row) => Cells,
): Converted => {
  const converted = given.map((row) => convertRow(columns, cellsOf(row)));
  return {
    rows: converted.map(({ row }) => row),
    errors: converted.flatMap(({ errors }, place) => (errors.length === 0 ? [] : [{ index: place + 1, errors }])),
  };
};

/** Cells between separators, with quotes as csv has them. */
function convertHeaded({ separator = ';', columns }: KeptConfiguration, bytes: Uint8Array): Converted {
  const [heading = [], ...rows] = csvRows(bytes, separator).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const headings = heading.map((text) =>
    text
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const placeOf = (column: SourceColumn): number => headings.indexOf((column.heading ?? '').toLowerCase());
  const missing = columns.filter((column) => placeOf(column) < 0);
  if (missing.length > 0)
    throw new FileRefusal(
      'columns_missing',
      missing.map((column) => column.heading ?? ''),
    );
  if (rows.length === 0) throw new FileRefusal('no_rows');
  return convertRows(columns, rows, (cells) => (column) => cells[placeOf(column)] ?? '');
}

/** Reads a foreign file by its configuration. @throws FileRefusal for a file that is none of its */
export function convert(configuration: KeptConfiguration, bytes: Uint8Array): Converted {
  if (configuration.kind === 'headed') return convertHeaded(configuration, bytes);
  return convertRows(
    configuration.columns,
    linesOf(bytes),
    (line) =>
      ({ from = 1, to = line.length }) =>
        line.slice(from - 1, to),
  );
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The rows as a file that the import service takes. */
export const importFileOf = (rows: Converted['rows']): Uint8Array<ArrayBuffer> => {
  const lines = rows.map((row) => importColumns.map(({ name }) => quoted(row[name] ?? '')).join(';'));
  return new TextEncoder().encode([importColumns.map(({ heading }) => heading).join(';'), ...lines].join('\r\n'));
};
