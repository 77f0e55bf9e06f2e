import { importColumns, type ColumnMatches, type MatchedColumn } from '@backoffice/import-file';
import { readEach, type Preference } from '@/shared/preferences';

const isColumn = (kept: unknown): kept is MatchedColumn =>
  kept === 'ignored' || importColumns.some(({ name }) => name === kept);

/** Choices that a person made for earlier files of a collector. */
export interface RememberedReading {
  readonly columns: ColumnMatches;
  /** Text of the chosen heading row, on any line. Undefined if none was chosen. */
  readonly heading: string | undefined;
}

/** Preference: text of the chosen heading row, by collector id. */
export const rememberedHeadings: Preference<Readonly<Record<string, string>>> = {
  key: 'importHeadings',
  initial: {},
  read: readEach((kept) => (typeof kept === 'string' ? kept : undefined)),
};

/** Preference: columns assigned by hand, by collector id. */
export const rememberedColumns: Preference<Readonly<Record<string, ColumnMatches>>> = {
  key: 'importColumns',
  initial: {},
  read: readEach(readEach((kept) => (isColumn(kept) ? kept : undefined))),
};
