import { importColumns, type ColumnMatches, type MatchedColumn } from '@backoffice/import-file';
import { readEach, type Preference } from '@/shared/preferences';

const isColumn = (kept: unknown): kept is MatchedColumn =>
  kept === 'ignored' || importColumns.some(({ name }) => name === kept);

/** Columns that the person matched by hand for the files of each entity, by its id. */
export const rememberedColumns: Preference<Readonly<Record<string, ColumnMatches>>> = {
  key: 'importColumns',
  initial: {},
  read: readEach(readEach((kept) => (isColumn(kept) ? kept : undefined))),
};
