import { visibleText } from '@backoffice/validators';

/**
 * Damage of a cell by a spreadsheet: its formula failed or has no value, a number lost digits that only a text keeps, or the
 * cell became a day, a truth or a percentage.
 */
export type CellFault = 'cell_error' | 'formula_without_value' | 'number_too_long' | 'cell_changed';

/** A cell whose text is not what was meant. */
export interface SpoiltCell {
  /** As the spreadsheet shows it, for example `#N/A` or `2,85059E+21`. */
  readonly text: string;
  readonly fault: CellFault;
  /** Column in which it is right: a day is one of payment, a number with decimals an amount. */
  readonly meantFor?: 'amount' | 'due_date';
}

/** A cell as text. */
export type Cell = string | SpoiltCell;

/** Cells of a row. */
export type CellRow = readonly Cell[];

/** Parts of a workbook that are not what a person sees first: shown before the file is sent. */
export interface WorkbookNotes {
  /** Name of the sheet that is read. */
  readonly sheet: string;
  /** Names of the other sheets that are not hidden and have cells. */
  readonly otherSheets: readonly string[];
  /** Names of the hidden sheets that have cells. */
  readonly hiddenSheets: readonly string[];
  /** Rows that are hidden or filtered out, and are read. */
  readonly hiddenRows: number;
  /** Columns that are hidden, and are read. */
  readonly hiddenColumns: number;
  /** Areas of cells that are merged: the text stands in the first one alone. */
  readonly mergedAreas: number;
}

/** The rows of a file, in its order; an empty row is a row. */
export interface Table {
  readonly rows: readonly CellRow[];
  /** Null for a csv file. */
  readonly notes: WorkbookNotes | null;
}

/** The text of a cell, as a person sees it. */
export const textOf = (cell: Cell | undefined): string =>
  visibleText(typeof cell === 'object' ? cell.text : (cell ?? ''));

/** The damage of a cell in a column; undefined for one that is as it was meant. */
export const damageOf = (cell: Cell | undefined, column: string): CellFault | undefined =>
  typeof cell === 'object' && cell.meantFor !== column ? cell.fault : undefined;

/** A line that is drawn between rows: of dashes and the like alone. */
const RULE = /^[-_=+|.*~ ]+$/;

/** Asks if a row has a text that a person sees, other than a drawn line. */
export const hasText = (cells: CellRow): boolean =>
  cells.some((cell) => {
    const text = textOf(cell);
    return text !== '' && !RULE.test(text);
  });
