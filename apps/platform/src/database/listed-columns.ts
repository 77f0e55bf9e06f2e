import { type PgColumn, type PgColumnBuilderBase, text as plain } from 'drizzle-orm/pg-core';
import type { ListField, ListFields } from '../shared/list-fields.ts';
import {
  derivedList,
  derivedNumber,
  derivedSearchText,
  derivedSearchTexts,
  derivedVisibleList,
  derivedVisibleText,
  derivedText,
  inSpanishOrder,
} from './document-columns.ts';

const listing = Symbol('listing');
const search = Symbol('search');

/** Use of a column in lists. */
interface Listing {
  readonly field: string;
  readonly kind: ListField['kind'];
  /** Makes lists sortable by the column; `names` sorts in Spanish order. */
  readonly sort: boolean | 'names';
  /** CONTAINS and LIKE search the column itself, not a second one. */
  readonly searchesItself?: boolean;
  /** Further names of the field, for filters only. */
  readonly conditions?: readonly string[];
  /** Sorts rows without a value last in either direction. */
  readonly absentLast?: boolean;
  /** Field with a list of timestamps. Rows are sorted by the last timestamp that its filter includes. */
  readonly sortsByLast?: string;
}

type Folded = ReturnType<typeof derivedSearchText>;

/** Column with a second column for its text without case and accents. */
export interface Searched {
  readonly [search]: Folded;
}

interface Options {
  /** Path in the document and name of the field in lists; the name of the column when absent. */
  readonly path?: string;
  /** Name of the field in lists, when it differs from the path. */
  readonly field?: string;
  readonly sort?: boolean;
}

const listed = <Builder extends PgColumnBuilderBase>(builder: Builder, how: Listing): Builder =>
  Object.assign(builder, { [listing]: how });

const withSearch = <Builder extends PgColumnBuilderBase>(builder: Builder, folded: Folded): Builder & Searched =>
  Object.assign(builder, { [search]: folded });

/** Text in the form of `visibleText`. */
export const text = (column: string, { path = column, field = path, sort = false }: Options = {}) =>
  listed(derivedVisibleText(column, path), { field, kind: 'text', sort });

/** Text with a second column without case and accents, for CONTAINS and LIKE. */
export const searchedText = (
  column: string,
  options: Omit<Options, 'sort'> & { readonly sort?: boolean | 'names'; readonly searchColumn?: string } = {},
) => {
  const { path = column, field = path, sort = false, searchColumn = `${column}_search` } = options;
  return withSearch(
    listed(derivedVisibleText(column, path), { field, kind: 'text', sort }),
    derivedSearchText(searchColumn, path),
  );
};

/** Text that is stored without case and accents only. */
export const foldedText = (column: string, { path = column, sort = false }: Options = {}) =>
  listed(derivedSearchText(column, path), { field: path, kind: 'text', sort, searchesItself: true });

/** Timestamp: ISO text in UTC. */
export const instant = (column: string, options: Options & Pick<Listing, 'conditions' | 'sortsByLast'> = {}) => {
  const { path = column, field = path, sort = false, ...more } = options;
  return listed(derivedText(column, path), { field, kind: 'instant', sort, ...more });
};

/** Number. With `absentLast`, rows without a value are last in either direction, which needs its own index. */
export const number = (
  column: string,
  { path = column, field = path, sort = false, absentLast = false }: Options & { readonly absentLast?: boolean } = {},
) => listed(derivedNumber(column, path), { field, kind: 'number', sort, absentLast });

/** Boolean, stored as text. */
export const flag = (column: string) =>
  listed(derivedText(column, column), { field: column, kind: 'flag', sort: false });

/** Converts a JSON path to the name of its field: `$.details[*].concept_id` is `details.concept_id`. */
const fieldOf = (jsonPath: string): string => jsonPath.replace('$.', '').replaceAll('[*]', '');

/**
 * Values of a JSON list. EQUAL matches a row when any value is equal, BETWEEN when any timestamp is within the limits.
 */
export const list = (
  column: string,
  kind: 'codes' | 'numbers' | 'instants',
  jsonPath: string,
  { field = fieldOf(jsonPath) }: Pick<Options, 'field'> = {},
) => listed((kind === 'codes' ? derivedVisibleList : derivedList)(column, jsonPath), { field, kind, sort: false });

/** Values of a JSON list. EQUAL matches any value, CONTAINS and LIKE a part of any value. */
export const searchedCodes = (column: string, jsonPath: string, searchColumn: string) =>
  withSearch(list(column, 'codes', jsonPath), derivedSearchTexts(searchColumn, jsonPath));

/** Values of a JSON list, for CONTAINS and LIKE. */
export const texts = (column: string, jsonPath: string) =>
  listed(derivedSearchTexts(column, jsonPath), {
    field: fieldOf(jsonPath),
    kind: 'texts',
    sort: false,
    searchesItself: true,
  });

/** Identifier by which lists can be filtered. */
export const id = ({ sort = false }: { sort?: boolean } = {}) =>
  listed(plain('id').primaryKey(), { field: 'id', kind: 'text', sort });

/** Identifier with a second column, for CONTAINS and LIKE. */
export const searchedId = (searchColumn: string, { field = 'id', sort = false }: Omit<Options, 'path'> = {}) =>
  withSearch(listed(plain('id').primaryKey(), { field, kind: 'text', sort }), derivedSearchText(searchColumn, 'id'));

export type Builders = Readonly<Record<string, PgColumnBuilderBase>>;

/** Second columns for texts without case and accents: `nameSearch` beside `name`. */
export type SearchColumns<Declared> = {
  [Key in keyof Declared & string as Declared[Key] extends Searched ? `${Key}Search` : never]: Folded;
};

const isSearched = (builder: object): builder is Searched => search in builder;
const isListed = (builder: object): builder is { readonly [listing]: Listing } => listing in builder;

const isComplete = <Declared extends Builders>(made: object, declared: Declared): made is SearchColumns<Declared> =>
  Object.entries(declared).every(([key, builder]) => !isSearched(builder) || `${key}Search` in made);

/** Creates the second columns for texts without case and accents. */
export function searchColumns<Declared extends Builders>(declared: Declared): SearchColumns<Declared> {
  const made = Object.fromEntries(
    Object.entries(declared).flatMap(([key, builder]) =>
      isSearched(builder) ? [[`${key}Search`, builder[search]] as const] : [],
    ),
  );
  if (!isComplete(made, declared)) throw new Error('A column for a search is missing.');
  return made;
}

/** Returns the fields of lists, for each declared column that the table has. */
export const listFields = (declared: Builders, columns: Readonly<Record<string, PgColumn>>): ListFields =>
  new Map(
    Object.entries(declared).flatMap(([key, builder]) => {
      const column = columns[key];
      if (column === undefined || !isListed(builder)) return [];
      const { field, kind, sort, searchesItself, conditions = [], absentLast = false, sortsByLast } = builder[listing];
      const folded = searchesItself ? column : columns[`${key}Search`];
      const sorting = sort === 'names' ? inSpanishOrder(column) : sort ? column : undefined;
      const filter = {
        kind,
        column,
        absentLast,
        ...(folded && { search: folded }),
        ...(sortsByLast && { sortsByLast }),
      };
      return [
        [field, { ...filter, ...(sorting && { sort: sorting }) }] as const,
        ...conditions.map((name) => [name, filter] as const),
      ];
    }),
  );
