import type { ExportInput } from '@/shared/apollo/schema-types.generated';
import type { Noun } from '@/shared/format';
import type { FilterChip } from '@/shared/list';
import type { Sort } from '@/shared/paging';
import type { KnownExportType } from '../export.kinds';

/** Column of a list's grid. */
interface ListColumn {
  readonly field: string;
  readonly headerName?: string;
}

/** Declaration of a list that can be exported. */
export interface ListExport<Filter, Field extends string, Column extends string> {
  readonly type: KnownExportType;
  readonly noun: Noun;
  /** All columns of the list, including hidden ones. */
  readonly columns: readonly ListColumn[];
  /** File columns of each list column. The column of the row menu has no entry. */
  readonly inFile: Readonly<Record<string, readonly Column[]>>;
  /** Returns the filter that matches only these rows. */
  readonly filterOf: (ids: string[]) => Filter;
  /** Returns the input of the mutation. Without columns, the file has all of them. */
  readonly inputOf: (requested: {
    readonly filter: Filter;
    readonly sorts: Sort<Field>[];
    readonly columns: Column[] | undefined;
  }) => ExportInput;
}

/** Current state of a list to export. */
export interface ListToExport<Filter, Field extends string> {
  readonly state: { readonly sort: Sort<Field> };
  readonly filter: Filter;
  readonly paging: { readonly sorts: Sort<Field>[] };
  readonly chips: readonly FilterChip[];
  readonly shown: { readonly key: string };
}

/** List to export, with its current filters and order and all of its pages. */
export interface ExportedList extends Pick<ListExport<never, never, never>, 'type' | 'noun' | 'columns'> {
  readonly chips: readonly FilterChip[];
  readonly sort: Sort;
  /** Number of matching rows. Undefined until the list has loaded. */
  readonly matching: number | undefined;
  /** Key of the preference that stores the hidden columns of the list. */
  readonly key: string;
  /** Returns true if the file has at least one column for this list column. */
  readonly isInFile: (field: string) => boolean;
  /**
   * Returns the input of the mutation.
   * @param fields columns of the list to export; all columns if undefined
   */
  readonly inputOf: (fields: readonly string[] | undefined) => ExportInput;
}

/**
 * Combines the declaration of a list with its current state, for the dialog that requests the export.
 * @param size number of matching rows; undefined until the list has loaded
 */
export const listToExport = <Filter, Field extends string, Column extends string>(
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
  isInFile: (field) => (inFile[field]?.length ?? 0) > 0,
  inputOf: (fields) =>
    inputOf({ filter, sorts: paging.sorts, columns: fields?.flatMap((field) => inFile[field] ?? []) }),
});

/** Returns the headings of the list columns that the file contains, for example `ESTADO · IMPORTE`. */
export const columnNamesOf = (columns: readonly ListColumn[], { isInFile }: Pick<ExportedList, 'isInFile'>): string =>
  columns
    .filter(({ field }) => isInFile(field))
    .map(({ field, headerName }) => headerName ?? field)
    .join(' · ');
