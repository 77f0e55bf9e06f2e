import { visibleText } from '@backoffice/import-file';
import { and, asc, desc, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../database/document-columns.ts';
import { Problem } from './problem.ts';

/** Field by which a list can be filtered or sorted, with its columns. */
export interface ListField {
  /**
   * `numbers` and `codes` are JSON lists in which EQUAL matches any value. `instants` is a list in which BETWEEN
   * matches any. `texts` is a list that CONTAINS and LIKE search. `flag` is a boolean stored as text.
   */
  readonly kind: 'text' | 'instant' | 'number' | 'numbers' | 'codes' | 'instants' | 'texts' | 'flag';
  readonly column: PgColumn;
  /** Column with the text in the form of `visibleText`, without case and accents. CONTAINS and LIKE require it. */
  readonly search?: PgColumn;
  /** Sorts rows without a value last in either direction, because people look for the largest values. */
  readonly absentLast?: boolean;
  /** Column or expression to sort by. Without it the list cannot be sorted by the field. */
  readonly sort?: PgColumn | SQL;
  /** Field with timestamps. The list is sorted by the last one within the limits of the field's filter. */
  readonly sortsByLast?: string;
}
export type ListFields = ReadonlyMap<string, ListField>;

/** Entry of `filters` or `sorts`. Its `or` is an alternative entry. */
export interface Entry extends Readonly<Record<string, unknown>> {
  readonly or?: Entry;
}

/** Returns the condition that all filters hold. A filter with several fields or an `or` holds when any of them does. */
export const filterCondition = (filters: readonly Entry[], fields: ListFields): SQL | undefined =>
  and(...filters.map((filter) => or(...comparisonsOf(filter, fields))));

const comparisonsOf = ({ field, value, operation, or: other }: Entry, fields: ListFields): readonly SQL[] => {
  if (typeof field !== 'string' || field === '') throw badList('field', 'A filter names its field.');
  const own = field.split(',').map((name) => conditionOf({ name, value, operation }, fields.get(name)));
  return other === undefined ? own : [...own, ...comparisonsOf(other, fields)];
};

/**
 * Returns the last timestamp of a list in each row. With a BETWEEN filter on it, only timestamps within the limits
 * count.
 */
function lastMoment(name: string, filters: readonly Entry[], fields: ListFields): SQL | undefined {
  const column = fields.get(name)?.column;
  if (column === undefined) return undefined;
  const moments = sql`select max(moment) from jsonb_array_elements_text(${column}) moment`;
  const { value } = filters.find(({ field, operation }) => field === name && operation === 'BETWEEN') ?? {};
  if (!Array.isArray(value)) return sql`(${moments})`;
  const [from, to] = value.map((end: unknown) => comparable(name, end, 'instant'));
  return sql`(${moments} where moment between ${from} and ${to})`;
}

/** Returns the order for one entry of `sorts`. */
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

/** Returns the type of the values in a JSON list, or undefined for another kind. */
const oneOf = (kind: ListField['kind']): 'number' | 'text' | undefined =>
  kind === 'numbers' ? 'number' : kind === 'codes' ? 'text' : undefined;

function searchFor(name: string, value: unknown, { search: column }: ListField): SQL {
  if (column === undefined || typeof value !== 'string') throw badList(name, `"${name}" cannot be searched so.`);
  return contains(column, value);
}

/**
 * Returns the condition of BETWEEN; both ends are included. In a list, one value must be within both ends. Two separate
 * conditions could match two different values.
 */
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
  // the first condition is that of the partial index
  return sql`(${column} <> '[]'::jsonb and jsonb_path_exists(${column}, '$[*] ? (@ >= $from && @ <= $to)', ${ofPath}))`;
}

/** Returns the condition of EQUAL. With several values, any of them may match. */
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

/** Converts a value to the form in which its column stores it. */
function comparable(name: string, value: unknown, kind: ListField['kind']): string | number {
  if (kind === 'number' && typeof value === 'number') return value;
  if (kind === 'text' && typeof value === 'string') return visibleText(value);
  if (kind === 'flag' && typeof value === 'boolean') return String(value);
  if (kind === 'instant' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString();
  throw badList(name, `"${name}" takes ${kind === 'instant' ? 'a moment' : `a ${kind}`}.`);
}

/** Creates the Problem for an invalid list query, under the name of the field. */
export const badList = (field: string, message: string) =>
  new Problem(400, 'invalid_list_query', message, { fields: { [field]: message } });
