import {
  csvRows,
  decodeText,
  faultText,
  FileRefusal,
  hasText,
  headingOf,
  importColumns,
  isWorkbook,
  textOf,
  withoutCardNumbers,
  type Cell,
  type CellRow,
  type ImportRecord,
} from '@backoffice/import-file';
import { tableOf } from '../../shared/read-table.ts';
import type { KeptConfiguration, SourceColumn } from './converter.table.ts';

/** A row that could not be converted. */
export interface ErrorRow {
  /** Place below the heading, from 1; empty rows are counted. */
  readonly index: number;
  readonly errors: string[];
}

/** A file converted: the rows, or what is wrong with some of them. */
export interface Converted {
  readonly rows: readonly Partial<ImportRecord>[];
  readonly errors: ErrorRow[];
  /** The first lines of the file, to compare with what is expected. */
  readonly firstLines: string[];
}

/** Lines that are compared, and the longest part of one. */
const LINES = 3;
const LONGEST = 200;

/** An amount that is written without its decimal mark, with it. */
const withMark = (text: string, decimals: number): string =>
  /^\d+$/.test(text) ? `${text.slice(0, -decimals) || '0'},${text.slice(-decimals)}` : text;

type Cells = (column: SourceColumn) => Cell;

const required: ReadonlySet<string> = new Set(importColumns.filter((one) => one.required).map(({ name }) => name));

const errorsOf = ({ name }: SourceColumn, cell: Cell, text: string): string[] => {
  if (typeof cell === 'object') return [`${headingOf(name)}: ${faultText(cell.fault)}`];
  if (text === '' && required.has(name)) return [`Falta ${headingOf(name)}`];
  return name === 'amount' && !/^[\d.,]+$/.test(text) ? [`El importe “${text}” no es un número`] : [];
};

const convertRow = (columns: readonly SourceColumn[], cells: Cells) => {
  const read = columns.map((column) => {
    const cell = cells(column);
    const text = column.decimals === undefined ? textOf(cell) : withMark(textOf(cell), column.decimals);
    return { name: column.name, text, errors: errorsOf(column, cell, text) };
  });
  return {
    row: Object.fromEntries(read.map(({ name, text }) => [name, text])),
    errors: read.flatMap(({ errors }) => errors),
  };
};

/** Converts the rows that have a text, each with its place. */
const convertRows = <Row>(
  columns: readonly SourceColumn[],
  given: readonly (readonly [index: number, row: Row])[],
  cellsOf: (row: Row) => Cells,
): Omit<Converted, 'firstLines'> => {
  const converted = given.map(([index, row]) => ({ index, ...convertRow(columns, cellsOf(row)) }));
  return {
    rows: converted.map(({ row }) => row),
    errors: converted.flatMap(({ index, errors }) => (errors.length === 0 ? [] : [{ index, errors }])),
  };
};

const placed = <Row>(rows: readonly Row[], isFilled: (row: Row) => boolean): (readonly [number, Row])[] =>
  rows.map((row, place) => [place + 1, row] as const).filter(([, row]) => isFilled(row));

const shownLine = (line: string): string => withoutCardNumbers(line).slice(0, LONGEST);

/** Cells below headings: of a workbook, or between separators with quotes as csv has them. */
async function convertHeaded({ separator = ';', columns }: KeptConfiguration, bytes: Uint8Array): Promise<Converted> {
  const all: readonly CellRow[] = isWorkbook(bytes) ? (await tableOf(bytes)).rows : csvRows(bytes, separator);
  const first = all.findIndex(hasText);
  if (first === -1) throw new FileRefusal('file_empty');
  const headings = (all[first] ?? []).map((cell) =>
    textOf(cell)
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
  const rows = placed(all.slice(first + 1), hasText);
  if (rows.length === 0) throw new FileRefusal('no_rows');
  const lines = all.filter(hasText).slice(0, LINES);
  return {
    ...convertRows(columns, rows, (cells) => (column) => cells[placeOf(column)] ?? ''),
    firstLines: lines.map((cells) => shownLine(cells.map(textOf).join(separator))),
  };
}

function convertFixed({ columns }: KeptConfiguration, bytes: Uint8Array): Converted {
  const lines = placed(decodeText(bytes).split(/\r\n?|\n/), (line) => line.trim() !== '');
  if (lines.length === 0) throw new FileRefusal('file_empty');
  const cellsOf =
    (line: string): Cells =>
    ({ from = 1, to = line.length }) =>
      line.slice(from - 1, to);
  return {
    ...convertRows(columns, lines, cellsOf),
    firstLines: lines.slice(0, LINES).map(([, line]) => shownLine(line)),
  };
}

/** Reads a foreign file by its configuration. @throws FileRefusal for a file that is none of its */
export const convert = async (configuration: KeptConfiguration, bytes: Uint8Array): Promise<Converted> =>
  configuration.kind === 'headed' ? convertHeaded(configuration, bytes) : convertFixed(configuration, bytes);

/** Describes the files of a configuration, for people who compare theirs. */
export const expectedBy = ({ kind, separator = ';', columns }: KeptConfiguration): string =>
  kind === 'headed'
    ? columns.map(({ heading = '' }) => heading).join(separator)
    : columns.map(({ name, from = 1, to = from }) => `${headingOf(name)}: ${from}–${to}`).join(' · ');

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The rows as a file that the import service takes. */
export const importFileOf = (rows: Converted['rows']): Uint8Array<ArrayBuffer> => {
  const lines = rows.map((row) => importColumns.map(({ name }) => quoted(row[name] ?? '')).join(';'));
  return new TextEncoder().encode([importColumns.map(({ heading }) => heading).join(';'), ...lines].join('\r\n'));
};
