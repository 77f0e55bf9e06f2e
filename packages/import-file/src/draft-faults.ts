import { cellOf, type DraftColumn, type Entry } from './draft-entry.ts';

/** Cell of a draft. */
export interface DraftCell {
  /** Line number of its row. */
  readonly line: number;
  readonly column: DraftColumn;
}

/** Cell with the position of its row in the current view. */
export interface FoundCell extends DraftCell {
  readonly rowIndex: number;
}

/** Returns the cells with a fault, by row and then in the order of the columns. Excluded rows are skipped. */
const faultyCells = (shown: readonly Entry[], columns: readonly DraftColumn[]): FoundCell[] =>
  shown.flatMap(({ checked, row: { line }, isOut }, rowIndex) => {
    const cells = isOut ? [] : checked.faults.map(cellOf);
    return columns.filter((column) => cells.includes(column)).map((column) => ({ line, column, rowIndex }));
  });

/**
 * Returns the next cell with a fault after a cell. After the last one, starts again at the first. Null if no cell has a
 * fault.
 */
export const faultAfter = (
  shown: readonly Entry[],
  from: DraftCell | null,
  columns: readonly DraftColumn[],
): FoundCell | null => {
  const cells = faultyCells(shown, columns);
  const isBehind = ({ line, column }: DraftCell): boolean =>
    from === null || line > from.line || (line === from.line && columns.indexOf(column) > columns.indexOf(from.column));
  return cells.find(isBehind) ?? cells[0] ?? null;
};
