/** Value of a cell: codes and texts as the service has them, amounts as numbers, moments in ISO 8601. */
export type Cell = string | number | null;

/** `text` is never read as anything else by a spreadsheet, even where it resembles a number or a formula. */
export type ColumnKind = 'text' | 'amount' | 'whole' | 'moment';

/** A column of a file. */
export interface SheetColumn {
  /** Of the service. */
  readonly name: string;
  /** Heading. */
  readonly heading: string;
  readonly kind: ColumnKind;
  /** In characters. */
  readonly width: number;
  /** Labels of its codes; a code without one is shown as it is. */
  readonly words?: ReadonlyMap<string, string>;
}

/** Source of a file, some rows at a time. */
export interface Sheet {
  readonly name: string;
  /** Rows in all. */
  readonly records: number;
  readonly columns: readonly SheetColumn[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** The cell in words, for people. */
export const inWords = (cell: Cell, { words }: SheetColumn): Cell =>
  typeof cell === 'string' ? (words?.get(cell) ?? cell) : cell;

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

/** Formats a moment as local time of Buenos Aires: `2026-11-21 15:04:05`. */
export const localTime = (iso: string): string => clock.format(new Date(iso));
