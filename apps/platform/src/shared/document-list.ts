import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open-database.ts';
import type { ListQuery } from './list-query.ts';

/** A page of the documents of a table, in the shape of the contract's pages. */
export interface DocumentPage<Document> {
  readonly rows: Document[];
  readonly page: number;
  readonly limit: number;
  /** Rows that match in all (GAP-35). */
  readonly size: number;
}

type DocumentTable<Document> = PgTable & { readonly document: PgColumn & { readonly _: { readonly data: Document } } };

/** The page, and how many rows match in all, counted apart: a page past the end still tells the true size. */
export async function listDocuments<Document>(
  db: Database,
  table: DocumentTable<Document>,
  { where, orderBy, page, limit }: ListQuery,
): Promise<DocumentPage<Document>> {
  const found = db
    .select({ document: sql<Document>`${table.document}` })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = db
    .select({ size: sql<number>`count(*)::int` })
    .from(table)
    .where(where);
  const [rows, [count]] = await Promise.all([found, counted]);
  return { rows: rows.map(({ document }) => document), page, limit, size: count?.size ?? 0 };
}

type KeyedTable<Document> = DocumentTable<Document> & {
  readonly id: PgColumn & { readonly _: { readonly data: string } };
};

/** Ids of all that match, or of the first so many, in the order of the list. */
export async function matchingIds(
  db: Database,
  table: KeyedTable<unknown>,
  { where, orderBy, limit }: Pick<ListQuery, 'where' | 'orderBy'> & { readonly limit: number | undefined },
): Promise<string[]> {
  const found = db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(where)
    .orderBy(...orderBy);
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map(({ id }) => id);
}

/** The documents with these ids, in their order. */
export async function documentsWith<Document>(
  db: Database,
  table: KeyedTable<Document>,
  ids: readonly string[],
): Promise<Document[]> {
  const rows = await db
    .select({ id: sql<string>`${table.id}`, document: sql<Document>`${table.document}` })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const found = new Map(rows.map(({ id, document }) => [id, document]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
