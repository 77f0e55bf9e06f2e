import type { SQL } from 'drizzle-orm';
import { badList, type Entry, filterCondition, type ListFields, sortOrder } from './list-fields.ts';

/** Parsed and validated query of a list. */
export interface ListQuery {
  readonly where: SQL | undefined;
  /**
   * True if a filter compares several fields with EQUAL, as the quick search does. Few rows match, although the
   * database estimates many.
   */
  readonly findsFew: boolean;
  readonly orderBy: readonly SQL[];
  readonly page: number;
  readonly limit: number;
}

/** Fields and default order of one list. */
export interface ListOffer {
  readonly fields: ListFields;
  /** Default order, which also follows `sorts`. Its last column is unique within a list. */
  readonly defaultOrder: readonly SQL[];
}

const highest = { conditions: 20, page: 1_000_000, limit: 100 } as const;

/**
 * Parses `filters`, `sorts`, `page` and `limit` of a query.
 * @throws Problem that names the invalid part
 */
export function readListQuery(query: unknown, { fields, defaultOrder }: ListOffer): ListQuery {
  const given: Readonly<Record<string, unknown>> = typeof query === 'object' && query !== null ? { ...query } : {};
  const filters = readEntries(given['filters'], 'filters').map(readFilter);
  const sorts = readEntries(given['sorts'], 'sorts').map((sort) =>
    withProperties(sort, 'sorts', ['field', 'direction']),
  );
  return {
    where: filterCondition(filters, fields),
    findsFew: filters.some(
      ({ field, operation, or }) => operation === 'EQUAL' && String(field).includes(',') && or === undefined,
    ),
    orderBy: [...sorts.map((sort) => sortOrder(sort, filters, fields)), ...defaultOrder],
    page: readNumber(given['page'], 'page', 1, highest.page),
    limit: readNumber(given['limit'], 'limit', 10, highest.limit),
  };
}

function readEntries(value: unknown, name: string): unknown[] {
  if (value === undefined) return [];
  const list = typeof value === 'string' ? parsed(value) : undefined;
  if (!Array.isArray(list) || list.length > highest.conditions)
    throw badList(name, `"${name}" takes a JSON list of at most ${highest.conditions}.`);
  return list;
}

function readFilter(entry: unknown): Entry {
  const { or, ...filter } = objectOf(entry);
  withProperties(filter, 'filters', ['field', 'value', 'operation']);
  return or === undefined ? filter : { ...filter, or: readFilter(or) };
}

const objectOf = (entry: unknown): Entry => (typeof entry === 'object' && entry !== null ? { ...entry } : {});

/** Returns the entry when it has exactly these properties. @throws Problem otherwise */
function withProperties(entry: unknown, name: string, properties: readonly string[]): Entry {
  const known = objectOf(entry);
  const names = Object.keys(known);
  if (names.length !== properties.length || !properties.every((property) => names.includes(property)))
    throw badList(name, `An entry of "${name}" has ${properties.join(', ')} and nothing else.`);
  return known;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readNumber(value: unknown, name: string, absent: number, max: number): number {
  if (value === undefined) return absent;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw badList(name, `"${name}" goes from 1 to ${max}.`);
  return number;
}
