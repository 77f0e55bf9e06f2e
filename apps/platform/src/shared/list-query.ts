import { and, asc, desc, eq, gte, inArray, like, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open-database.ts';
import { searchable } from '../database/document-columns.ts';
import { Problem } from './problem.ts';

/** A field that a list may be filtered by, and how. `search` columns take CONTAINS and LIKE. */
export interface ListField {
  readonly kind: 'text' | 'instant' | 'number' | 'list';
  readonly column: PgColumn;
  readonly search?: PgColumn;
  /** Lists may also be sorted by it. */
  readonly sortable?: true;
}
export type ListFields = Readonly<Record<string, ListField>>;

interface Filter {
  readonly field: string;
  readonly value: unknown;
  readonly operation: string;
}
interface Sort {
  readonly field: string;
  readonly direction: string;
}

/** A list as it was asked, checked against what the service offers. */
export interface ListQuery {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly page: number;
  readonly limit: number;
}

const bad = (field: string, message: string) =>
  new Problem(400, 'invalid_list_query', message, { fields: { [field]: message } });

/** Reads `filters`, `sorts`, `page` and `limit` of the address; refuses what the service does not know by its name. */
export function readListQuery(query: unknown, fields: ListFields, defaultOrder: readonly SQL[]): ListQuery {
  const given: Readonly<Record<string, unknown>> = typeof query === 'object' && query !== null ? { ...query } : {};
  const filters = readJsonList(given['filters'], 'filters').map(asFilter);
  const sorts = readJsonList(given['sorts'], 'sorts').map(asSort);
  return {
    where: and(...filters.map((filter) => condition(filter, fields))),
    orderBy: sorts.length === 0 ? defaultOrder : [...sorts.map((sort) => order(sort, fields)), ...defaultOrder.slice(-1)],
    page: readNumber(given['page'], 'page', 1, 1_000_000),
    limit: readNumber(given['limit'], 'limit', 10, 100),
  };
}

/** The page, and how many rows match in all, counted apart: a page past the end still tells the true size. */
export async function listDocuments<Document>(
  db: Database,
  table: PgTable & { readonly document: PgColumn },
  { where, orderBy, page, limit }: ListQuery,
): Promise<{ rows: Document[]; page: number; limit: number; size: number }> {
  const [rows, [count]] = await Promise.all([
    db
      .select({ document: sql<Document>`${table.document}` })
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ size: sql<number>`count(*)::int` }).from(table).where(where),
  ]);
  return { rows: rows.map(({ document }) => document), page, limit, size: count?.size ?? 0 };
}

function condition({ field, value, operation }: Filter, fields: ListFields): SQL | undefined {
  return or(...field.split(',').map((name) => conditionOf(name, value, operation, fields[name])));
}

function conditionOf(name: string, value: unknown, operation: string, field: ListField | undefined): SQL {
  if (field === undefined) throw bad(name, `Lists cannot be filtered by "${name}".`);
  if (operation === 'CONTAINS' || operation === 'LIKE') {
    if (field.search === undefined || typeof value !== 'string') throw bad(name, `"${name}" cannot be searched so.`);
    return like(field.search, `%${searchable(value).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  }
  if (field.kind === 'list') {
    if (operation !== 'EQUAL' || typeof value !== 'number') throw bad(name, `"${name}" takes EQUAL and a number.`);
    return sql`${field.column} @> ${JSON.stringify([value])}::jsonb`;
  }
  if (Array.isArray(value)) {
    if (operation !== 'EQUAL') throw bad(name, `"${name}" takes a list with EQUAL only.`);
    const { column, kind } = field;
    return inArray(column, value.map((one) => comparable(name, one, kind)));
  }
  const compared = comparable(name, value, field.kind);
  switch (operation) {
    case 'EQUAL':
      return eq(field.column, compared);
    case 'GREATER_THAN_OR_EQUAL_TO':
      return gte(field.column, compared);
    case 'LESS_THAN_OR_EQUAL_TO':
      return lte(field.column, compared);
    case 'LESS_THAN':
      return lt(field.column, compared);
    default:
      throw bad(name, `There is no operation "${operation}".`);
  }
}

function comparable(name: string, value: unknown, kind: 'text' | 'instant' | 'number'): string | number {
  if (kind === 'number' && typeof value === 'number') return value;
  if (kind === 'text' && typeof value === 'string') return value;
  if (kind === 'instant' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString();
  throw bad(name, `"${name}" takes ${kind === 'instant' ? 'a moment' : `a ${kind}`}.`);
}

function order({ field, direction }: Sort, fields: ListFields): SQL {
  const known = fields[field];
  if (known?.sortable !== true) throw bad(field, `Lists cannot be sorted by "${field}".`);
  if (direction !== 'ascending' && direction !== 'descending') throw bad(field, `There is no order "${direction}".`);
  return direction === 'ascending' ? asc(known.column) : desc(known.column);
}

function readJsonList(value: unknown, name: string): readonly unknown[] {
  if (value === undefined) return [];
  try {
    const list: unknown = JSON.parse(String(value));
    if (Array.isArray(list) && list.length <= 20) return list;
  } catch {
    // told below, as any other shape
  }
  throw bad(name, `"${name}" takes a JSON list of at most 20.`);
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function asFilter(value: unknown): Filter {
  return {
    field: String(property(value, 'field')),
    value: property(value, 'value'),
    operation: String(property(value, 'operation')),
  };
}

const asSort = (value: unknown): Sort => ({
  field: String(property(value, 'field')),
  direction: String(property(value, 'direction')),
});

function readNumber(value: unknown, name: string, absent: number, highest: number): number {
  if (value === undefined) return absent;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > highest) throw bad(name, `"${name}" goes from 1 to ${highest}.`);
  return number;
}
