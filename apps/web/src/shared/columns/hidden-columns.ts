import { useMemo } from 'react';
import { readEach, readTexts, usePreference, type Preference } from '@/shared/preferences';

/** A column of a table, as far as hiding, moving and widening it need. */
export interface TableColumn {
  readonly field: string;
  readonly headerName?: string;
  /** False for what always stays: the menu of a row, the only link to its detail. */
  readonly hideable?: boolean;
  /** True for what holds no data. */
  readonly disableExport?: boolean;
  /** True for what is hidden until a person chooses it. */
  readonly extra?: boolean;
  readonly width?: number;
  readonly flex?: number;
}

type Fields = readonly string[];
type Widths = Readonly<Record<string, number>>;

/** Choice of a person for each list, by its key. */
type OfLists<Value> = Preference<Readonly<Record<string, Value>>>;

/** The fields of the hidden columns, by list: what is not hidden is shown, also a column that comes to be. */
export const hiddenColumns: OfLists<Fields> = { key: 'columns.hidden', initial: {}, read: readEach(readTexts) };

/** The fields of the extra columns that are shown, by list. */
export const extraColumns: OfLists<Fields> = { key: 'columns.extra', initial: {}, read: readEach(readTexts) };

/** The fields of all columns in the order that was chosen, by list. */
export const columnOrder: OfLists<Fields> = { key: 'columns.order', initial: {}, read: readEach(readTexts) };

const readWidth = (kept: unknown) => (typeof kept === 'number' && kept > 0 ? kept : undefined);

/** Widths that were chosen, by list and field. */
export const columnWidths: OfLists<Widths> = { key: 'columns.width', initial: {}, read: readEach(readEach(readWidth)) };

/** True when the person may hide the column. */
export const canBeHidden = ({ hideable }: TableColumn): boolean => hideable !== false;

/** True for what has a place among the others: the menu of a row is always the last. */
export const canBeMoved = ({ disableExport }: TableColumn): boolean => disableExport !== true;

/** The columns that are shown; all of them were there nothing left to choose from. */
export const shownColumns = <Column extends TableColumn>(
  columns: readonly Column[],
  hidden: Fields,
  extra: Fields = [],
): readonly Column[] => {
  const offered = columns.filter((column) => column.extra !== true || extra.includes(column.field));
  const shown = offered.filter((column) => !canBeHidden(column) || !hidden.includes(column.field));
  return shown.some(canBeHidden) ? shown : offered;
};

/** The columns in their chosen order; one that came to be since stands after the others. */
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

/** Choices of a person for the columns of a list, and the way to change them. @param list its key */
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

/** The columns of a list that are not hidden, in their order and width. @param list its key */
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

/** The shown columns that hold data, in their order, for the export of a list. @param list its key */
export const useVisibleColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => useShownColumns(list, columns).filter(({ disableExport }) => disableExport !== true);
