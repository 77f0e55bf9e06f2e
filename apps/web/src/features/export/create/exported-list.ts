import type { ExportInput } from '@/shared/apollo/schema-types.generated';
import type { Noun } from '@/shared/format';
import type { FilterChip } from '@/shared/list';
import type { Sort } from '@/shared/list/paging';
import type { KnownExportType } from '../export.kinds';

/** A column of a list, as its grid knows it. */
interface ListColumn {
  readonly field: string;
  readonly headerName?: string;
}

/** What each column of a list is in a file; what is not in files, such as a menu, is not in here. */
export type ColumnsInFile<Column extends string> = Readonly<Record<string, readonly Column[]>>;

/** A list as it is shown, of which all pages are exported. */
export interface ExportedList<Column extends string> {
  readonly type: KnownExportType;
  /** What its rows are called. */
  readonly noun: Noun;
  readonly chips: readonly FilterChip[];
  readonly sort: Sort;
  /** How many match, once that is known. */
  readonly matching: number | undefined;
  /** Where the person keeps which columns are hidden. */
  readonly key: string;
  /** Also those that are hidden. */
  readonly columns: readonly ListColumn[];
  readonly inFile: ColumnsInFile<Column>;
  /** What the gateway is asked for; all columns without any. */
  readonly inputOf: (columns: Column[] | undefined) => ExportInput;
}

/** Columns of a list, as columns of a file. */
export const columnsOf = <Column extends string>({
  columns,
  inFile,
}: Pick<ExportedList<Column>, 'columns' | 'inFile'>): Column[] => columns.flatMap(({ field }) => inFile[field] ?? []);

/** The same as the person reads it. */
export const columnNamesOf = ({ columns, inFile }: Pick<ExportedList<string>, 'columns' | 'inFile'>): string =>
  columns
    .filter(({ field }) => field in inFile)
    .map(({ field, headerName }) => headerName ?? field)
    .join(' · ');
