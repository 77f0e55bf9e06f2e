import type { Preference } from '@/shared/preferences';
import { readEach, readTexts } from '@/shared/preferences/readers';

/** What is asked here of a column of a table. */
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

/** Whether it is for the person to say if the column is shown. */
export const canBeHidden = ({ hideable }: TableColumn): boolean => hideable !== false;

/** The columns that are shown; all of them were there nothing left to choose from. */
export const shownColumns = <Column extends TableColumn>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] => {
  const shown = columns.filter((column) => !canBeHidden(column) || !hidden.includes(column.field));
  return shown.some(canBeHidden) ? shown : columns;
};
