import { and, asc, desc, gte, inArray, isNull, like, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchable } from '../database/document-columns.ts';
import { Problem } from './problem.ts';

/** A field that a list can be filtered or sorted by: its kind and its columns. */
export interface ListField {
  /**
   * `numbers` and `codes`: a JSON list, of which EQUAL finds one; `instants`: one, of which BETWEEN finds one; `texts`: one,
   * of which CONTAINS and LIKE find one; `flag`: a boolean, in a column of text.
   */
  readonly kind: 'text' | 'instant' | 'number' | 'numbers' | 'codes' | 'instants' | 'texts' | 'flag';
  readonly column: PgColumn;
  /** Holds the text without case and accents; makes CONTAINS and LIKE possible. */
  readonly search?: PgColumn;
  /** Rows without a value come last in either direction: of those that have one, people want the largest. */
  readonly absentLast?: boolean;
  /** Makes the list sortable by the field. */
  readonly sort?: PgColumn | SQL;
  /** Field of the moments by the last of which the list is sorted: of those between the ends of its condition. */
  readonly sortsByLast?: string;
}
export type ListFields = ReadonlyMap<string, ListField>;

/** An entry of `filters` or of `sorts`; with `or` it has another. */
export interface Entry extends Readonly<Record<string, unknown>> {
  readonly or?: Entry;
}

/** All of the filters hold; a filter with several fields holds when it does for any of them, or when its `or` does. */
export const filterCondition = (filters: readonly Entry[], fields: ListFields): SQL | undefined =>
  and(...filters.map((filter) => or(...comparisonsOf(filter, fields))));

const comparisonsOf = ({ field, value, operation, or: other }: Entry, fields: ListFields): readonly SQL[] => {
  if (typeof field !== 'string' || field === '') throw badList('field', 'A filter names its field.');
  const own = field.split(',').map((name) => conditionOf({ name, value, operation }, fields.get(name)));
  return other === undefined ? own : [...own, ...comparisonsOf(other, fields)];
};

/** Last moment of a list in each row; of those between the ends of the condition on it, where there is one. */
function lastMoment(name: string, filters: readonly Entry[], fields: ListFields): SQL | undefined {
  const column = fields.get(name)?.column;
  if (column === undefined) return undefined;
  const moments = sql`select max(moment) from jsonb_array_elements_text(${column}) moment`;
  const { value } = filters.find(({ field, operation }) => field === name && operation === 'BETWEEN') ?? {};
  if (!Array.isArray(value)) return sql`(${moments})`;
  const [from, to] = value.map((end: unknown) => comparable(name, end, 'instant'));
  return sql`(${moments} where moment between ${from} and ${to})`;
}

/** The order of one entry of `sorts`, among the rows that the filters find. */
export function sortOrder({ field, direction }: Entry, filters: readonly Entry[], fields: ListFields): SQL {
  const name = String(field);
  const { sort, sortsByLast = '', absentLast = false } = fields.get(name) ?? {};
  const column = sort ?? lastMoment(sortsByLast, filters, fields);
  if (column === undefined) throw badList(name, `Lists cannot be sorted by "${name}".`);
  if (direction === 'ascending') return asc(column);
  if (direction === 'descending') return absentLast ? sql`${column} desc nulls last` : desc(column);
  throw badList(name, `There is no order "${String(direction)}".`);
}

interface Condition {
  readonly name: string;
  readonly value: unknown;
  readonly operation: unknown;
}

const comparisons = new Map([
  ['GREATER_THAN_OR_EQUAL_TO', gte],
  ['LESS_THAN_OR_EQUAL_TO', lte],
  ['LESS_THAN', lt],
]);

function conditionOf({ name, value, operation }: Condition, field: ListField | undefined): SQL {
  if (field === undefined) throw badList(name, `Lists cannot be filtered by "${name}".`);
  if (operation === 'CONTAINS' || operation === 'LIKE') return searchFor(name, value, field);
  if (field.kind === 'texts') throw badList(name, `"${name}" takes CONTAINS and LIKE only.`);
  if (operation === 'BETWEEN') return between(name, value, field);
  if (field.kind === 'instants') throw badList(name, `"${name}" takes BETWEEN only.`);
  if (operation === 'EQUAL') return equals(name, value, field);
  const compare = comparisons.get(String(operation));
  if (compare === undefined || oneOf(field.kind) !== undefined)
    throw badList(name, `"${name}" cannot be filtered with "${String(operation)}".`);
  return compare(field.column, comparable(name, value, field.kind));
}

/** The kind of the values of a JSON list; undefined for what is none. */
const oneOf = (kind: ListField['kind']): 'number' | 'text' | undefined =>
  kind === 'numbers' ? 'number' : kind === 'codes' ? 'text' : undefined;

function searchFor(name: string, value: unknown, { kind, search: column }: ListField): SQL {
  if (column === undefined || typeof value !== 'string') throw badList(name, `"${name}" cannot be searched so.`);
  const sought = searchable(kind === 'text' ? value : JSON.stringify(value).slice(1, -1));
  return like(column, `%${sought.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** Both ends are included; of a list one value has to lie between them, for two conditions would each take another one. */
function between(name: string, value: unknown, { kind, column }: ListField): SQL {
  const ends: readonly unknown[] = Array.isArray(value) ? value : [];
  if (ends.length !== 2) throw badList(name, `"${name}" takes two ends.`);
  if (kind === 'number' || kind === 'instant') {
    const [from, to] = ends.map((end) => comparable(name, end, kind));
    return sql`${column} between ${from} and ${to}`;
  }
  if (kind !== 'instants') throw badList(name, `"${name}" cannot be filtered with "BETWEEN".`);
  const [from, to] = ends.map((end) => comparable(name, end, 'instant'));
  const ofPath = sql`jsonb_build_object('from', ${from}::text, 'to', ${to}::text)`;
  // the first condition is that of the index
  return sql`(${column} <> '[]'::jsonb and jsonb_path_exists(${column}, '$[*] ? (@ >= $from && @ <= $to)', ${ofPath}))`;
}

/** A list of values finds what equals any of them. */
function equals(name: string, value: unknown, { kind, column }: ListField): SQL {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const listed = oneOf(kind);
  if (listed) {
    const any = values.map((one) => sql`${column} @> ${JSON.stringify([comparable(name, one, listed)])}::jsonb`);
    return or(...any) ?? sql`false`;
  }
  if (value === null) return isNull(column);
  return inArray(
    column,
    values.map((one) => comparable(name, one, kind)),
  );
}

/** The value as its column holds it. */
function comparable(name: string, value: unknown, kind: ListField['kind']): string | number {
  if (kind === 'number' && typeof value === 'number') return value;
  if (kind === 'text' && typeof value === 'string') return value;
  if (kind === 'flag' && typeof value === 'boolean') return String(value);
  if (kind === 'instant' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString();
  throw badList(name, `"${name}" takes ${kind === 'instant' ? 'a moment' : `a ${kind}`}.`);
}

/** Creates the refusal of a list's query, under the name of the field. */
export const badList = (field: string, message: string) =>
  new Problem(400, 'invalid_list_query', message, { fields: { [field]: message } });
