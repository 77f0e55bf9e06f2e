/** Value of a cell: codes and texts of the service, amounts as numbers, timestamps in ISO 8601. */
export type Cell = string | number | null;

/** Kind of a column. `text` is written so that a spreadsheet does not interpret it as a number or a formula. */
export type ColumnKind = 'text' | 'amount' | 'whole' | 'moment';

/** Column of a file. */
export interface SheetColumn {
  /** Name in the service. */
  readonly name: string;
  readonly heading: string;
  readonly kind: ColumnKind;
  /** Width in characters. */
  readonly width: number;
  /** Labels of the codes. A code without a label is written unchanged. */
  readonly labels?: ReadonlyMap<string, string>;
}

/** Source of a file, read in batches of rows. */
export interface Sheet {
  readonly name: string;
  /** Total number of rows. */
  readonly records: number;
  readonly columns: readonly SheetColumn[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Returns the label of a cell. */
export const withLabel = (cell: Cell, { labels }: SheetColumn): Cell =>
  typeof cell === 'string' ? (labels?.get(cell) ?? cell) : cell;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Formats a timestamp as local time of Buenos Aires: `2026-11-21 15:04:05`. */
export const localTime = (iso: string): string => clock.format(new Date(iso));
