import { importColumns, type ColumnMatches, type MatchedColumn } from '@backoffice/import-file';
import { readEach, type Preference } from '@/shared/preferences';

const isColumn = (kept: unknown): kept is MatchedColumn =>
  kept === 'ignored' || importColumns.some(({ name }) => name === kept);

/** Reading of the files of an entity, as a person chose it before. */
export interface RememberedReading {
  readonly columns: ColumnMatches;
  /** Text of the row of headings, on whatever line it is; undefined where a person chose none. */
  readonly heading: string | undefined;
}

/** Texts of the rows that the person chose as the headings of each entity's files, by its id. */
export const rememberedHeadings: Preference<Readonly<Record<string, string>>> = {
  key: 'importHeadings',
  initial: {},
  read: readEach((kept) => (typeof kept === 'string' ? kept : undefined)),
};

/** Columns that the person matched by hand for the files of each entity, by its id. */
export const rememberedColumns: Preference<Readonly<Record<string, ColumnMatches>>> = {
  key: 'importColumns',
  initial: {},
  read: readEach(readEach((kept) => (isColumn(kept) ? kept : undefined))),
};
