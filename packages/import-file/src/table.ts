import { visibleText } from '@backoffice/validators';

/**
 * Damage to a cell before it is read. A formula failed or has no value, a number lost digits, or the cell was converted
 * to a day, a boolean or a percentage. In the file of faulty rows, the digits of a card were removed.
 */
export type CellFault = 'cell_error' | 'formula_without_value' | 'number_too_long' | 'cell_changed' | 'card_number';

/** Cell whose text is not the original one. */
export interface SpoiltCell {
  /** Text of the cell, for example `#N/A` or `2,85059E+21`. */
  readonly text: string;
  readonly fault: CellFault;
  /** Column in which the value is right: `due_date` for a day, `amount` for a number with decimals. */
  readonly meantFor?: 'amount' | 'due_date';
}

/** Cell as text. */
export type Cell = string | SpoiltCell;

/** Cells of one row, by position of the column. */
export type CellRow = readonly Cell[];

/** Parts of a workbook that a person may overlook. They are shown before the file is sent. */
export interface WorkbookNotes {
  /** Name of the sheet that was read. */
  readonly sheet: string;
  /** Names of the other visible sheets with cells. */
  readonly otherSheets: readonly string[];
  /** Names of the hidden sheets with cells. */
  readonly hiddenSheets: readonly string[];
  /** Number of hidden or filtered rows, which are read too. */
  readonly hiddenRows: number;
  /** Number of hidden columns, which are read too. */
  readonly hiddenColumns: number;
  /** Number of merged areas. Their text is in the first cell only. */
  readonly mergedAreas: number;
}

/** Rows of a file in order, including empty ones. */
export interface Table {
  readonly rows: readonly CellRow[];
  /** Null for a csv file. */
  readonly notes: WorkbookNotes | null;
}

/** Returns the visible text of a cell. */
export const textOf = (cell: Cell | undefined): string =>
  visibleText(typeof cell === 'object' ? cell.text : (cell ?? ''));

/** Returns the damage of a cell in a column. Undefined if its value is right there. */
export const damageOf = (cell: Cell | undefined, column: string): CellFault | undefined =>
  typeof cell === 'object' && cell.meantFor !== column ? cell.fault : undefined;

/** Line drawn between rows with dashes or similar characters. */
const RULE = /^[-_=+|.*~ ]+$/;

/** Returns true if the row has a visible text other than a drawn line. */
export const hasText = (cells: CellRow): boolean =>
  cells.some((cell) => {
    const text = textOf(cell);
    return text !== '' && !RULE.test(text);
  });
