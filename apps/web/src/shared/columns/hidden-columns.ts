import { useMemo } from 'react';
import { readEach, readTexts, usePreference, type Preference } from '@/shared/preferences';

/** A column of a table, as far as hiding it needs. */
export interface TableColumn {
  readonly field: string;
  readonly headerName?: string;
  /** False for what always stays: the menu of a row, the only link to its detail. */
  readonly hideable?: boolean;
  /** True for what holds no data. */
  readonly disableExport?: boolean;
}

/** The fields of the hidden columns, by list: what is not hidden is shown, also a column that comes to be. */
export const hiddenColumns: Preference<Readonly<Record<string, readonly string[]>>> = {
  key: 'columns.hidden',
  initial: {},
  read: readEach(readTexts),
};

/** True when the person may hide the column. */
export const canBeHidden = ({ hideable }: TableColumn): boolean => hideable !== false;

/** The columns that are shown; all of them were there nothing left to choose from. */
export const shownColumns = <Column extends TableColumn>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] => {
  const shown = columns.filter((column) => !canBeHidden(column) || !hidden.includes(column.field));
  return shown.some(canBeHidden) ? shown : columns;
};

const NONE: readonly string[] = [];

/** The hidden columns of a list, and the way to change them. */
interface HiddenColumns {
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
}

/** The hidden columns of a list. @param list its key */
export const useHiddenColumns = (list: string): HiddenColumns => {
  const [all, change] = usePreference(hiddenColumns);
  return {
    hidden: all[list] ?? NONE,
    setHidden: (hidden) => {
      change(({ [list]: _before, ...others }) => (hidden.length === 0 ? others : { ...others, [list]: hidden }));
    },
  };
};

/** The columns of a list that are not hidden. @param list its key */
export const useShownColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => {
  const { hidden } = useHiddenColumns(list);
  return useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
};

/** The shown columns that hold data, in their order, for the export of a list. @param list its key */
export const useVisibleColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => useShownColumns(list, columns).filter(({ disableExport }) => disableExport !== true);
