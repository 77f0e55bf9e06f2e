import type { GridValidRowModel } from '@mui/x-data-grid';
import { ranks, type Column } from './columns';

/** Default width of a column in the grid, in pixels. */
const USUAL_WIDTH = 100;

/** Default minimum width of a column in the grid, in pixels. */
const LEAST_WIDTH = 50;

const rankOf = <Row extends GridValidRowModel>({ rank = ranks.usual }: Column<Row>): number => rank;

/** Returns the minimum width of a column in pixels. A flexible column can shrink to its `minWidth`. */
const leastOf = <Row extends GridValidRowModel>({
  flex = 0,
  width = USUAL_WIDTH,
  minWidth = LEAST_WIDTH,
}: Column<Row>) => (flex > 0 ? minWidth : Math.max(width, minWidth));

/** Makes the first column flexible when no other one is, so that the table fills its width. */
const filling = <Row extends GridValidRowModel>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  if (columns.some(({ flex = 0 }) => flex > 0)) return columns;
  const [first, ...others] = columns;
  return first === undefined ? columns : [{ ...first, flex: 1, minWidth: leastOf(first) }, ...others];
};

/**
 * Returns the columns that fit, hiding the lowest ranks first. Columns with the rank `stays` are never hidden.
 * @param room width in pixels for all columns
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
