import type { ExportInput } from '@/shared/apollo/schema-types.generated';
import type { Noun } from '@/shared/format';
import type { FilterChip } from '@/shared/list';
import type { Sort } from '@/shared/paging';
import type { KnownExportType } from '../export.kinds';

/** A column of a list, as its grid knows it. */
interface ListColumn {
  readonly field: string;
  readonly headerName?: string;
}

/** A list that can be exported. */
export interface ListExport<Filter, Field extends string, Column extends string> {
  readonly type: KnownExportType;
  readonly noun: Noun;
  /** All columns of the list, also the hidden ones. */
  readonly columns: readonly ListColumn[];
  /** Columns of the file for each column of the list; a menu has none. */
  readonly inFile: Readonly<Record<string, readonly Column[]>>;
  /** Filter that finds these rows alone. */
  readonly filterOf: (ids: string[]) => Filter;
  /** Input of the mutation; without columns the file has all of them. */
  readonly inputOf: (requested: {
    readonly filter: Filter;
    readonly sorts: Sort<Field>[];
    readonly columns: Column[] | undefined;
  }) => ExportInput;
}

/** The state of a list that is exported. */
export interface ListToExport<Filter, Field extends string> {
  readonly state: { readonly sort: Sort<Field> };
  readonly filter: Filter;
  readonly paging: { readonly sorts: Sort<Field>[] };
  readonly chips: readonly FilterChip[];
  readonly shown: { readonly key: string };
}

/** A list as it is shown, of which all pages are exported. */
export interface ExportedList extends Pick<ListExport<never, never, never>, 'type' | 'noun' | 'columns'> {
  readonly chips: readonly FilterChip[];
  readonly sort: Sort;
  /** Rows that match, once that is known. */
  readonly matching: number | undefined;
  /** Name of the preference with the hidden columns. */
  readonly key: string;
  readonly isInFile: (field: string) => boolean;
  /** Input of the mutation. @param fields the columns of the list to export; all columns without any */
  readonly inputOf: (fields: readonly string[] | undefined) => ExportInput;
}

/** Creates the export of a list as it is shown. @param size rows that match, once that is known */
export const exportedList = <Filter, Field extends string, Column extends string>(
  { type, noun, columns, inFile, inputOf }: ListExport<Filter, Field, Column>,
  { filter, state, paging, chips, shown }: ListToExport<Filter, Field>,
  size: number | undefined,
): ExportedList => ({
  type,
  noun,
  columns,
  chips,
  sort: state.sort,
  matching: size,
  key: shown.key,
  isInFile: (field) => Object.hasOwn(inFile, field),
  inputOf: (fields) =>
    inputOf({ filter, sorts: paging.sorts, columns: fields?.flatMap((field) => inFile[field] ?? []) }),
});

/** Names the columns of a list that its file has: `ESTADO · IMPORTE`. */
export const columnNamesOf = (columns: readonly ListColumn[], { isInFile }: Pick<ExportedList, 'isInFile'>): string =>
  columns
    .filter(({ field }) => isInFile(field))
    .map(({ field, headerName }) => headerName ?? field)
    .join(' · ');
