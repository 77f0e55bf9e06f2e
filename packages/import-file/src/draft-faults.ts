import { cellOf, type DraftColumn, type Entry } from './draft-entry.ts';

/** A cell of a draft. */
export interface DraftCell {
  /** Line of its row. */
  readonly line: number;
  readonly column: DraftColumn;
}

/** A cell, and the place of its row among those that are looked at. */
export interface FoundCell extends DraftCell {
  readonly place: number;
}

/** Cells with a fault of the rows that are not left out, row by row in the order of the columns. */
const faultyCells = (shown: readonly Entry[], columns: readonly DraftColumn[]): FoundCell[] =>
  shown.flatMap(({ checked, row: { line }, isOut }, place) => {
    const cells = isOut ? [] : checked.faults.map(cellOf);
    return columns.filter((column) => cells.includes(column)).map((column) => ({ line, column, place }));
  });

/** Finds the next cell with a fault after another one; behind the last one comes the first. */
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
