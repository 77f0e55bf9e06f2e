import { importColumns, type ImportRecord } from '@backoffice/import-file';
import { Problem } from '../../shared/problem.ts';
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

/** The text of a file: UTF-8, or Windows-1252 as old programs write it. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes.includes(0)) throw new Problem(422, 'file_type_unknown', 'The file is no text.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const linesOf = (bytes: Uint8Array): string[] => {
  const lines = textOf(bytes)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Problem(422, 'file_empty', 'The file is empty.');
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

const convertLines = (
  columns: readonly SourceColumn[],
  lines: readonly string[],
  cellsOf: (line: string) => Cells,
): Converted => {
  const converted = lines.map((line) => convertRow(columns, cellsOf(line)));
  return {
    rows: converted.map(({ row }) => row),
    errors: converted.flatMap(({ errors }, place) => (errors.length === 0 ? [] : [{ index: place + 1, errors }])),
  };
};

/** Cells between separators: the sources write no quotes. */
function convertHeaded(
  { separator = ';', columns }: KeptConfiguration,
  [heading = '', ...lines]: readonly string[],
): Converted {
  const headings = heading
    .replace(/^\uFEFF/, '')
    .split(separator)
    .map((text) => text.trim().toLowerCase());
  const missing = columns.filter((column) => !headings.includes((column.heading ?? '').toLowerCase()));
  if (missing.length > 0)
    throw new Problem(422, 'columns_missing', 'The file lacks columns.', {
      fields: { file: missing.map((column) => column.heading ?? '').join(', ') },
    });
  if (lines.length === 0) throw new Problem(422, 'no_rows', 'The file has no rows.');
  return convertLines(columns, lines, (line) => {
    const cells = line.split(separator);
    return (column) => cells[headings.indexOf((column.heading ?? '').toLowerCase())] ?? '';
  });
}

/** Reads a foreign file by its configuration. @throws Problem for a file that is none of its */
export function convert(configuration: KeptConfiguration, bytes: Uint8Array): Converted {
  const lines = linesOf(bytes);
  if (configuration.kind === 'headed') return convertHeaded(configuration, lines);
  return convertLines(
    configuration.columns,
    lines,
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
