import { useMemo } from 'react';
import { usePreference } from '@/shared/preferences';
import { hiddenColumns, shownColumns, type TableColumn } from './hidden-columns';

const NONE: readonly string[] = [];

/** Which columns of a list are hidden, and how to change it. */
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

/** The columns of a list that the person has it show. @param list its key */
export const useShownColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => {
  const { hidden } = useHiddenColumns(list);
  return useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
};

/** Those of them that hold data, in their order: what is exported of a list is what is seen. @param list its key */
export const useVisibleColumns = <Column extends TableColumn>(
  list: string,
  columns: readonly Column[],
): readonly Column[] => useShownColumns(list, columns).filter(({ disableExport }) => disableExport !== true);
