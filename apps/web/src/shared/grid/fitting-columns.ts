import type { GridValidRowModel } from '@mui/x-data-grid';
import { MENU_FIELD, ranks, type Column } from './columns';

/** Default width of a column in the grid, in pixels. */
const USUAL_WIDTH = 100;

/** Default minimum width of a column in the grid, in pixels. */
const LEAST_WIDTH = 50;

/** Width in pixels of a date without its time. */
const DAY_WIDTH = 92;

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

/** Raises the rank of the column by which the list is sorted: without it the order cannot be understood. */
export const withSortedColumn = <Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  sorted: string,
): readonly Column<Row>[] =>
  columns.map((column) =>
    column.field === sorted ? { ...column, rank: Math.max(rankOf(column), ranks.sorted) } : column,
  );

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

/** Lowers the rank of the menu, which the panel has too: it is hidden before main columns. */
const withoutMenuFirst = <Row extends GridValidRowModel>(column: Column<Row>): Column<Row> =>
  column.field === MENU_FIELD ? { ...column, rank: ranks.usual } : column;

/** Reduces a date to its day, and lowers its rank: it is hidden before a name. */
const asDay = <Row extends GridValidRowModel>(column: Column<Row>): Column<Row> => {
  if (!column.hasTime) return column;
  return { ...column, width: DAY_WIDTH, cellClassName: 'day', rank: Math.min(rankOf(column), ranks.usual) };
};

/**
 * Returns the columns that fit beside an open panel. Names, entities and other main columns are hidden only after the
 * menu is hidden and dates have lost their time.
 * @param room width in pixels for all columns
 */
export const columnsBesidePanel = <Row extends GridValidRowModel>(
  columns: readonly Column<Row>[],
  room: number,
): readonly Column<Row>[] => {
  const own = columns.map(withoutMenuFirst);
  const fitting = fittingColumns(own, room);
  const mainOf = (some: readonly Column<Row>[]) => some.filter((column) => rankOf(column) >= ranks.main).length;
  return mainOf(fitting) === mainOf(own) ? fitting : fittingColumns(own.map(asDay), room);
};
