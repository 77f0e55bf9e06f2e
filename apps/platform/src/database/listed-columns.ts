import { type PgColumn, type PgColumnBuilderBase, text as plain } from 'drizzle-orm/pg-core';
import type { ListField, ListFields } from '../shared/list-fields.ts';
import {
  derivedList,
  derivedNumber,
  derivedSearchText,
  derivedSearchTexts,
  derivedText,
  inSpanishOrder,
} from './document-columns.ts';

const listing = Symbol('listing');
const search = Symbol('search');

/** Use of a column in lists. */
interface Listing {
  readonly field: string;
  readonly kind: ListField['kind'];
  /** Sorts by the column, or by it as names stand in Spanish. */
  readonly sort: boolean | 'names';
  /** CONTAINS and LIKE look into the column itself. */
  readonly searchesItself?: boolean;
  /** More names of the field, for conditions alone. */
  readonly conditions?: readonly string[];
  /** Rows without a value come last in either direction. */
  readonly absentLast?: boolean;
  /** Field of a list of moments by the last of which rows are sorted: of those that its condition finds. */
  readonly sortsByLast?: string;
}

type Folded = ReturnType<typeof derivedSearchText>;

/** A column beside which the same text stands without case and accents. */
export interface Searched {
  readonly [search]: Folded;
}

interface Options {
  /** Path in the document, and name of the field of lists; the name of the column when absent. */
  readonly path?: string;
  /** Name of the field of lists where it is not the path. */
  readonly field?: string;
  readonly sort?: boolean;
}

const listed = <Builder extends PgColumnBuilderBase>(builder: Builder, how: Listing): Builder =>
  Object.assign(builder, { [listing]: how });

const withSearch = <Builder extends PgColumnBuilderBase>(builder: Builder, folded: Folded): Builder & Searched =>
  Object.assign(builder, { [search]: folded });

/** Text. With `search` CONTAINS and LIKE look into it as it is written. */
export const text = (column: string, options: Options & { readonly search?: boolean } = {}) => {
  const { path = column, field = path, sort = false, search: searchesItself = false } = options;
  return listed(derivedText(column, path), { field, kind: 'text', sort, searchesItself });
};

/** Text that CONTAINS and LIKE find without case and accents, in a second column. */
export const searchedText = (
  column: string,
  options: Omit<Options, 'sort'> & { readonly sort?: boolean | 'names'; readonly searchColumn?: string } = {},
) => {
  const { path = column, field = path, sort = false, searchColumn = `${column}_search` } = options;
  return withSearch(
    listed(derivedText(column, path), { field, kind: 'text', sort }),
    derivedSearchText(searchColumn, path),
  );
};

/** Text that is kept without case and accents alone. */
export const foldedText = (column: string, { path = column, sort = false }: Options = {}) =>
  listed(derivedSearchText(column, path), { field: path, kind: 'text', sort, searchesItself: true });

/** A moment: ISO text in UTC. */
export const instant = (column: string, options: Options & Pick<Listing, 'conditions' | 'sortsByLast'> = {}) => {
  const { path = column, field = path, sort = false, ...more } = options;
  return listed(derivedText(column, path), { field, kind: 'instant', sort, ...more });
};

/** Number. With `absentLast` rows without one come last in either direction, at the price of an index. */
export const number = (
  column: string,
  { path = column, field = path, sort = false, absentLast = false }: Options & { readonly absentLast?: boolean } = {},
) => listed(derivedNumber(column, path), { field, kind: 'number', sort, absentLast });

/** Boolean, as text. */
export const flag = (column: string) =>
  listed(derivedText(column, column), { field: column, kind: 'flag', sort: false });

/** Name of the field of a JSON path: `$.details[*].concept_id` is `details.concept_id`. */
const fieldOf = (jsonPath: string): string => jsonPath.replace('$.', '').replaceAll('[*]', '');

/** Values of a JSON list, of which EQUAL finds one, and BETWEEN one of its moments. */
export const list = (
  column: string,
  kind: 'codes' | 'numbers' | 'instants',
  jsonPath: string,
  { field = fieldOf(jsonPath) }: Pick<Options, 'field'> = {},
) => listed(derivedList(column, jsonPath), { field, kind, sort: false });

/** Values of a JSON list, of which EQUAL finds one, and CONTAINS and LIKE a part of one. */
export const searchedCodes = (column: string, jsonPath: string, searchColumn: string) =>
  withSearch(list(column, 'codes', jsonPath), derivedSearchTexts(searchColumn, jsonPath));

/** Values of a JSON list, of which CONTAINS and LIKE find one. */
export const texts = (column: string, jsonPath: string) =>
  listed(derivedSearchTexts(column, jsonPath), {
    field: fieldOf(jsonPath),
    kind: 'texts',
    sort: false,
    searchesItself: true,
  });

/** The identifier, where lists are filtered by it. */
export const id = ({ sort = false, search: searchesItself = false }: { sort?: boolean; search?: boolean } = {}) =>
  listed(plain('id').primaryKey(), { field: 'id', kind: 'text', sort, searchesItself });

/** The identifier, of which CONTAINS and LIKE find a part. */
export const searchedId = (searchColumn: string, { field = 'id', sort = false }: Omit<Options, 'path'> = {}) =>
  withSearch(listed(plain('id').primaryKey(), { field, kind: 'text', sort }), derivedSearchText(searchColumn, 'id'));

export type Builders = Readonly<Record<string, PgColumnBuilderBase>>;

/** Columns of the texts without case and accents: `nameSearch` beside `name`. */
export type SearchColumns<Declared> = {
  [Key in keyof Declared & string as Declared[Key] extends Searched ? `${Key}Search` : never]: Folded;
};

const isSearched = (builder: object): builder is Searched => search in builder;
const isListed = (builder: object): builder is { readonly [listing]: Listing } => listing in builder;

const isComplete = <Declared extends Builders>(made: object, declared: Declared): made is SearchColumns<Declared> =>
  Object.entries(declared).every(([key, builder]) => !isSearched(builder) || `${key}Search` in made);

/** Makes the columns of the texts without case and accents. */
export function searchColumns<Declared extends Builders>(declared: Declared): SearchColumns<Declared> {
  const made = Object.fromEntries(
    Object.entries(declared).flatMap(([key, builder]) =>
      isSearched(builder) ? [[`${key}Search`, builder[search]] as const] : [],
    ),
  );
  if (!isComplete(made, declared)) throw new Error('A column for a search is missing.');
  return made;
}

/** Fields of lists, by the columns that a table has of what was declared. */
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
