import { useMemo } from 'react';
import { readEach, readTexts, usePreference, type Preference } from '@/shared/preferences';

/** Properties of a table's column for hiding, moving and resizing. */
export interface TableColumn {
  readonly field: string;
  readonly headerName?: string;
  /** False for a column that cannot be hidden, such as the menu of a row or the only link to its detail. */
  readonly hideable?: boolean;
  /** True for a column without data, such as the menu of a row. It is neither exported nor moved. */
  readonly disableExport?: boolean;
  /** True for a column that is hidden until the person chooses it. */
  readonly extra?: boolean;
  readonly width?: number;
  readonly flex?: number;
}

type Fields = readonly string[];
type Widths = Readonly<Record<string, number>>;

/** Preference with a value for each list, by the key of the list. */
type OfLists<Value> = Preference<Readonly<Record<string, Value>>>;

/** Columns that the person hid, by list. Columns that a later release adds are therefore shown. */
export const hiddenColumns: OfLists<Fields> = { key: 'columns.hidden', initial: {}, read: readEach(readTexts) };

/** Extra columns that the person chose, by list. */
export const extraColumns: OfLists<Fields> = { key: 'columns.extra', initial: {}, read: readEach(readTexts) };

/** Chosen order of the columns, by list. */
export const columnOrder: OfLists<Fields> = { key: 'columns.order', initial: {}, read: readEach(readTexts) };

const readWidth = (kept: unknown) => (typeof kept === 'number' && kept > 0 ? kept : undefined);

/** Chosen widths in pixels, by list and column. */
export const columnWidths: OfLists<Widths> = { key: 'columns.width', initial: {}, read: readEach(readEach(readWidth)) };

/** Returns true when the person may hide the column. */
export const canBeHidden = ({ hideable }: TableColumn): boolean => hideable !== false;

/** Returns true when the column can be moved. Columns without data keep their place behind the moved ones. */
export const canBeMoved = ({ disableExport }: TableColumn): boolean => disableExport !== true;

/** Returns the shown columns. When all hideable columns are hidden, it returns all offered columns instead. */
export const shownColumns = <Column extends TableColumn>(
  columns: readonly Column[],
  hidden: Fields,
  extra: Fields = [],
): readonly Column[] => {
  const offered = columns.filter((column) => column.extra !== true || extra.includes(column.field));
  const shown = offered.filter((column) => !canBeHidden(column) || !hidden.includes(column.field));
  return shown.some(canBeHidden) ? shown : offered;
};

/** Returns the columns in the chosen order. Columns that the order does not name follow at the end. */
export const orderedColumns = <Column extends TableColumn>(
  columns: readonly Column[],
  order: Fields,
): readonly Column[] => {
  if (order.length === 0) return columns;
  const placed = order.flatMap((field) => columns.filter((column) => column.field === field && canBeMoved(column)));
  return [...placed, ...columns.filter((column) => !placed.includes(column))];
};

const widened = <Column extends TableColumn>(column: Column, width: number | undefined): Column =>
  width === undefined ? column : { ...column, width, flex: 0 };

const useOfList = <Value extends object>(
  preference: OfLists<Value>,
  list: string,
  none: Value,
): readonly [Value, (value: Value) => void] => {
  const [all, change] = usePreference(preference);
  const set = (value: Value) => {
    change(({ [list]: _before, ...others }) =>
      Object.keys(value).length === 0 ? others : { ...others, [list]: value },
    );
  };
  return [all[list] ?? none, set];
};

const NO_FIELDS: Fields = [];
const NO_WIDTHS: Widths = {};

/**
 * Hook with the person's choices of columns for a list, and the functions that change them.
 * @param list key of the list
 */
export const useColumnChoices = (list: string) => {
  const [hidden, setHidden] = useOfList(hiddenColumns, list, NO_FIELDS);
  const [extra, setExtra] = useOfList(extraColumns, list, NO_FIELDS);
  const [order, setOrder] = useOfList(columnOrder, list, NO_FIELDS);
  const [widths, setWidths] = useOfList(columnWidths, list, NO_WIDTHS);
  return {
    hidden,
    extra,
    order,
    widths,
    setHidden,
    setExtra,
    setOrder,
    setWidth: (field: string, width: number) => setWidths({ ...widths, [field]: Math.round(width) }),
    isChanged: [hidden, extra, order, Object.keys(widths)].some(({ length }) => length > 0),
    reset: () => {
      setHidden(NO_FIELDS);
      setExtra(NO_FIELDS);
      setOrder(NO_FIELDS);
      setWidths(NO_WIDTHS);
    },
  };
};

/**
 * Returns the shown columns of a list, with their chosen order and widths.
 * @param list key of the list
 */
export const useShownColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => {
  const { hidden, extra, order, widths } = useColumnChoices(list);
  return useMemo(
    () =>
      orderedColumns(shownColumns(columns, hidden, extra), order).map((column) =>
        widened(column, widths[column.field]),
      ),
    [columns, hidden, extra, order, widths],
  );
};

/**
 * Returns the shown columns that hold data, in their order, for an export.
 * @param list key of the list
 */
export const useVisibleColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => useShownColumns(list, columns).filter(({ disableExport }) => disableExport !== true);
