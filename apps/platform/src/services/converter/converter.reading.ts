import {
  charactersOf,
  damageOf,
  decodeText,
  faultText,
  FileRefusal,
  firstCharacters,
  foldedHeading,
  hasText,
  headingOf,
  headingTexts,
  importAmount,
  importColumns,
  isNoPayment,
  textOf,
  withoutCardNumbers,
  type Cell,
  type CellRow,
  type ImportRecord,
} from '@backoffice/import-file';
import { tableOf } from '../../shared/read-table.ts';
import type { StoredConfiguration, SourceColumn } from './converter.table.ts';

/** Position of a row. */
interface Place {
  /** Number below the heading, from 1; empty rows are counted. */
  readonly index: number;
  /** Number that a spreadsheet shows; the first row of the file is 1. */
  readonly line: number;
}

/** Row that could not be converted, with its errors. */
export interface ErrorRow extends Place {
  readonly errors: string[];
}

/** Result of a conversion: the rows, and the faults of some of them. */
export interface Converted {
  readonly rows: readonly (Place & { readonly record: Partial<ImportRecord> })[];
  readonly errors: ErrorRow[];
  /** First lines of the file, to compare with the expected ones. */
  readonly firstLines: string[];
}

/** Number of lines to compare, and how many characters of each are shown. */
const LINES = 3;
const LONGEST_PART = 200;

/** Number of rows in which the headings are searched. */
const LOOKED = 50;

/** Inserts the decimal mark into an amount that is written without it: `5` with two decimals is `0,05`. */
const withMark = (text: string, decimals: number): string => {
  const digits = text.padStart(decimals + 1, '0');
  return /^\d+$/.test(text) ? `${digits.slice(0, -decimals)},${digits.slice(-decimals)}` : text;
};

type Cells = (column: SourceColumn) => Cell;

const required: ReadonlySet<string> = new Set(importColumns.filter((one) => one.required).map(({ name }) => name));

const errorsOf = ({ name }: SourceColumn, cell: Cell, text: string): string[] => {
  const damage = damageOf(cell, name);
  if (damage !== undefined) return [`${headingOf(name)}: ${faultText(damage)}`];
  if (text === '' && required.has(name)) return [`Falta ${headingOf(name)}`];
  return name === 'amount' && 'fault' in importAmount(text) ? [`El importe “${text}” no es un número`] : [];
};

const convertRow = (columns: readonly SourceColumn[], cells: Cells) => {
  const read = columns.map((column) => {
    const cell = cells(column);
    const text = column.decimals === undefined ? textOf(cell) : withMark(textOf(cell), column.decimals);
    return { name: column.name, text, errors: errorsOf(column, cell, text) };
  });
  return {
    record: Object.fromEntries(read.map(({ name, text }) => [name, text])),
    errors: read.flatMap(({ errors }) => errors),
  };
};

/** Rows of a file below its heading, with the functions that read one. */
interface RowsToConvert<Row> {
  readonly below: readonly Row[];
  /** Line of the heading; 0 in a file without one. */
  readonly headingLine: number;
  readonly isFilled: (row: Row) => boolean;
  readonly cellsOf: (row: Row) => Cells;
  /** Returns the faults of a whole row. Its cells are not read when there are any. */
  readonly faultsOf: (row: Row) => string[];
}

/** Converts the rows that contain text, each with its position. */
const convertRows = <Row>(
  columns: readonly SourceColumn[],
  { below, headingLine, isFilled, cellsOf, faultsOf }: RowsToConvert<Row>,
): Omit<Converted, 'firstLines'> => {
  const converted = below.flatMap((row, place) => {
    const index = place + 1;
    if (!isFilled(row)) return [];
    const faults = faultsOf(row);
    const read = faults.length > 0 ? { record: {}, errors: faults } : convertRow(columns, cellsOf(row));
    return [{ index, line: headingLine + index, ...read }];
  });
  return {
    rows: converted.map(({ index, line, record }) => ({ index, line, record })),
    errors: converted.flatMap(({ index, line, errors }) => (errors.length === 0 ? [] : [{ index, line, errors }])),
  };
};

const shownLine = (line: string): string => firstCharacters(withoutCardNumbers(line), LONGEST_PART);

/**
 * Finds the headings of a configuration in a file. The heading row is the one with most of them; titles above it are
 * skipped.
 * @throws FileRefusal when one is missing or repeated, or the file has no text
 */
function headingsOf(columns: readonly SourceColumn[], all: readonly CellRow[]) {
  const meant = columns.map(({ heading = '' }) => ({ heading, folded: foldedHeading(heading) }));
  const foldedRow = (place: number): string[] => headingTexts(all, place).map(foldedHeading);
  const counts = all.slice(0, LOOKED).map((cells, place) => {
    const folded = new Set(hasText(cells) ? foldedRow(place) : []);
    return meant.filter((one) => folded.has(one.folded)).length;
  });
  const most = Math.max(0, ...counts);
  const first = most > 0 ? counts.indexOf(most) : all.findIndex(hasText);
  if (first === -1) throw new FileRefusal('file_empty');
  const headings = foldedRow(first);
  const missing = meant.filter(({ folded }) => !headings.includes(folded));
  if (missing.length > 0)
    throw new FileRefusal(
      'columns_missing',
      missing.map(({ heading }) => heading),
    );
  const repeated = meant.filter(({ folded }) => headings.indexOf(folded) !== headings.lastIndexOf(folded));
  if (repeated.length > 0)
    throw new FileRefusal(
      'columns_repeated',
      repeated.map(({ heading }) => heading),
    );
  const placeOf = ({ heading = '' }: SourceColumn): number => headings.indexOf(foldedHeading(heading));
  const textIn = (cells: CellRow, name: SourceColumn['name']): string => {
    const column = columns.find((one) => one.name === name);
    return textOf(column && cells[placeOf(column)]);
  };
  const faultsOf = (cells: CellRow): string[] => {
    const isHeading = meant.every(({ folded }) => foldedHeading(textOf(cells[headings.indexOf(folded)])) === folded);
    const ids = {
      payer_email: textIn(cells, 'payer_email'),
      external_transaction_id: textIn(cells, 'external_transaction_id'),
    };
    if (isHeading || isNoPayment(cells, ids)) return [faultText('not_a_payment')];
    return hasText(cells.slice(headings.length)) ? [faultText('cells_beyond_heading')] : [];
  };
  return { first, placeOf, faultsOf };
}

/** Converts a file with headings: a workbook, or text with separators and quotes as in CSV. */
async function convertHeaded({ separator = ';', columns }: StoredConfiguration, bytes: Uint8Array): Promise<Converted> {
  const { rows: all } = await tableOf(bytes, { separator });
  const { first, placeOf, faultsOf } = headingsOf(columns, all);
  const below = all.slice(first + 1);
  if (!below.some(hasText)) throw new FileRefusal('no_rows');
  const lines = all.filter(hasText).slice(0, LINES);
  return {
    ...convertRows(columns, {
      below,
      headingLine: first + 1,
      isFilled: hasText,
      cellsOf: (cells) => (column) => cells[placeOf(column)] ?? '',
      faultsOf,
    }),
    firstLines: lines.map((cells) => shownLine(cells.map(textOf).join(separator))),
  };
}

/**
 * Converts a file with columns at fixed positions, counted in characters of the composed text (NFC). A line of another
 * length is an error, because its columns are shifted.
 */
function convertFixed({ columns }: StoredConfiguration, bytes: Uint8Array): Converted {
  const below = decodeText(bytes).split(/\r\n?|\n/);
  const isFilled = (line: string): boolean => hasText([line]);
  if (!below.some(isFilled)) throw new FileRefusal('file_empty');
  const width = Math.max(...columns.map(({ to = 0 }) => to));
  const cellsOf = (line: string): Cells => {
    const characters = charactersOf(line);
    return ({ from = 1, to = width }) => characters.slice(from - 1, to).join('');
  };
  const faultsOf = (line: string): string[] => {
    const { length } = charactersOf(line);
    return length === width
      ? []
      : [`La línea tiene ${length} caracteres y la configuración espera ${width}: las columnas están corridas.`];
  };
  return {
    ...convertRows(columns, { below, headingLine: 0, isFilled, cellsOf, faultsOf }),
    firstLines: below.filter(isFilled).slice(0, LINES).map(shownLine),
  };
}

/** Reads a foreign file by its configuration. @throws FileRefusal for a file that does not fit the configuration */
export const convert = async (configuration: StoredConfiguration, bytes: Uint8Array): Promise<Converted> =>
  configuration.kind === 'headed' ? convertHeaded(configuration, bytes) : convertFixed(configuration, bytes);

/** Describes the expected files of a configuration, for people who compare their own. */
export const expectedBy = ({ kind, separator = ';', columns }: StoredConfiguration): string =>
  kind === 'headed'
    ? columns.map(({ heading = '' }) => heading).join(separator)
    : columns.map(({ name, from = 1, to = from }) => `${headingOf(name)}: ${from}–${to}`).join(' · ');

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Builds a file for the import service. Each row keeps its line, so that errors have the line of the original file.
 * When the original has no heading, a heading is added and each row moves one line down.
 */
export const importFileOf = (rows: Converted['rows']): Uint8Array<ArrayBuffer> => {
  const heading = Math.max((rows[0]?.line ?? 1) - (rows[0]?.index ?? 0), 1);
  const lines: string[] = Array.from({ length: heading }, () => '');
  lines[heading - 1] = importColumns.map((column) => column.heading).join(';');
  for (const { index, record } of rows) {
    const place = heading + index - 1;
    while (lines.length < place) lines.push('');
    lines[place] = importColumns.map(({ name }) => quoted(record[name] ?? '')).join(';');
  }
  return new TextEncoder().encode(lines.join('\r\n'));
};
