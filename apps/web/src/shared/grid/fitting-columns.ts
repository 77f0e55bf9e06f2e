import type { GridValidRowModel } from '@mui/x-data-grid';
import { ranks, type Column } from './columns';

/** Pixels of a column of which nothing else is said, as the grid has it. */
const USUAL_WIDTH = 100;

/** Pixels below which the grid does not narrow a column. */
const LEAST_WIDTH = 50;

const rankOf = <Row extends GridValidRowModel>({ rank = ranks.usual }: Column<Row>): number => rank;

/** Pixels that a column needs at least: one with a share of the rest gives way down to its smallest width. */
const leastOf = <Row extends GridValidRowModel>({
  flex = 0,
  width = USUAL_WIDTH,
  minWidth = LEAST_WIDTH,
}: Column<Row>) => (flex > 0 ? minWidth : Math.max(width, minWidth));

/** The columns, of which the first takes what is left where none has a share of the rest: no table ends before its edge. */
const filling = <Row extends GridValidRowModel>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  if (columns.some(({ flex = 0 }) => flex > 0)) return columns;
  const [first, ...others] = columns;
  return first === undefined ? columns : [{ ...first, flex: 1, minWidth: leastOf(first) }, ...others];
};

/**
 * The columns that a table has room for; the others go, least wanted first. Nothing goes that must stay.
 * @param room pixels for all of them
 */
export const fittingColumns = <Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  room: number,
): readonly Column<Row>[] => {
  const needed = columns.reduce((sum, column) => sum + leastOf(column), 0);
  const last = columns
    .filter((column) => rankOf(column) < ranks.stays)
    .reduce<Column<Row> | undefined>(
      (least, column) => (least === undefined || rankOf(column) <= rankOf(least) ? column : least),
      undefined,
    );
  if (needed <= room || last === undefined) return columns;
  const others = columns.filter((column) => column !== last);
  return filling(fittingColumns(others, room));
};
