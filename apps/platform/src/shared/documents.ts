import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type DocumentTable, fieldsOf } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import type { Database } from '../database/open-database.ts';
import type { ListFields } from './list-fields.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { notFound, Problem } from './problem.ts';
import { property } from './property.ts';

/** Page of documents, in the shape of the contract's pages. */
export interface DocumentPage<Document> {
  readonly rows: Document[];
  readonly page: number;
  readonly limit: number;
  /** Total number of matching rows (GAP-35). */
  readonly size: number;
}

/** Definition of a kind of documents: name, table and order of the list. */
export interface DocumentKind<Document> {
  /** Name in error codes: `payment`. */
  readonly entity: string;
  readonly table: DocumentTable<Document>;
  /**
   * Default order. It also decides among rows that the `sorts` of a query leave equal: its last column is unique within
   * a list.
   */
  readonly order: readonly SQL[];
}

/** Repository of one kind of documents. Inside a change it uses the transaction of the change. */
export interface Documents<Document> {
  /** Reads a page. @param within further condition @throws Problem for an invalid query */
  readonly list: (query: unknown, within?: SQL) => Promise<DocumentPage<Document>>;
  /** Returns the ids of all matching rows, or of the first `limit`, in the order of the list. */
  readonly matching: (query: unknown, limit?: number) => Promise<string[]>;
  /** Returns the documents in the order of these ids. Unknown ids are skipped. */
  readonly withIds: (ids: readonly string[]) => Promise<Document[]>;
  /** Returns matching documents, in the given order or that of the list. */
  readonly where: (
    condition: SQL | undefined,
    how?: { readonly order?: readonly SQL[]; readonly limit?: number },
  ) => Promise<Document[]>;
  /** Returns matching documents, locked for a change. Documents that another transaction has locked are skipped. */
  readonly due: (condition: SQL | undefined, ...order: readonly SQL[]) => Promise<Document[]>;
  /** @throws Problem for an unknown id */
  readonly byId: (id: string) => Promise<Document>;
  /**
   * Returns the document, locked for a change.
   * @throws Problem for an unknown id, or when `seenVersion` is not the current version
   */
  readonly forChange: (id: string, seenVersion?: number) => Promise<Document>;
  readonly add: (document: Document) => Promise<void>;
  /** Replaces the document with this id. */
  readonly update: (document: Document) => Promise<void>;
  /** Stores these properties and leaves the others unchanged. */
  readonly change: (id: string, changed: Partial<Document>) => Promise<void>;
}

const documentsOf = <Document>(rows: readonly { readonly document: Document }[]): Document[] =>
  rows.map(({ document }) => document);

const selectFrom = <Document>(db: Database, table: DocumentTable<Document>, where: SQL | undefined) =>
  db
    .select({ document: sql<Document>`${table.document}` })
    .from(table)
    .where(where);

/** Creates the repository of a kind of documents, over a database or a transaction. */
export const createDocuments = <Document extends { readonly id: string }>(kind: DocumentKind<Document>) => {
  const fields = fieldsOf(kind.table);
  return (db: Database): Documents<Document> => ({ ...readers(db, kind, fields), ...changers(db, kind) });
};

type Readers = 'list' | 'matching' | 'withIds' | 'where';

function readers<Document>(
  db: Database,
  { table, order }: DocumentKind<Document>,
  fields: ListFields,
): Pick<Documents<Document>, Readers> {
  const offer = { fields, defaultOrder: order };
  return {
    list: (query, within) => {
      const { where, ...rest } = readListQuery(query, offer);
      return listDocuments(db, table, { ...rest, where: and(where, within) });
    },
    matching: async (query, limit) => {
      const { where, orderBy } = readListQuery(query, offer);
      const ids = db
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(where)
        .orderBy(...orderBy);
      const rows = await (limit === undefined ? ids : ids.limit(limit));
      return rows.map(({ id }) => id);
    },
    withIds: async (ids) => {
      const rows = await db
        .select({ id: sql<string>`${table.id}`, document: sql<Document>`${table.document}` })
        .from(table)
        .where(inArray(table.id, [...ids]));
      const documents = new Map(rows.map(({ id, document }) => [id, document]));
      return ids.flatMap((id) => documents.get(id) ?? []);
    },
    where: async (condition, { order: own = order, limit } = {}) => {
      const ordered = selectFrom(db, table, condition).orderBy(...own);
      return documentsOf(await (limit === undefined ? ordered : ordered.limit(limit)));
    },
  };
}

function changers<Document extends { readonly id: string }>(
  db: Database,
  { entity, table }: DocumentKind<Document>,
): Omit<Documents<Document>, Readers> {
  const selected = (id: string) => selectFrom(db, table, eq(table.id, id));
  const found = ([row]: readonly { readonly document: Document }[]): Document => {
    if (row === undefined) throw notFound(entity);
    return row.document;
  };
  return {
    byId: async (id) => found(await selected(id)),
    forChange: async (id, seenVersion) => {
      const document = found(await selected(id).for('update'));
      const version = Number(property(document, 'version'));
      if (seenVersion !== undefined && seenVersion !== version)
        throw new Problem(409, `${entity}_version_stale`, `The ${entity} has changed since it was read.`, {
          current_version: version,
        });
      return document;
    },
    due: async (condition, ...order) =>
      documentsOf(
        await selectFrom(db, table, condition)
          .orderBy(...order)
          .for('update', { skipLocked: true }),
      ),
    add: async (document) => {
      await insertDocuments(db, table, [document]);
    },
    update: async (document) => {
      await db.execute(
        sql`update ${table} set document = ${JSON.stringify(document)}::jsonb where id = ${document.id}`,
      );
    },
    change: async (id, changed) => {
      await db.execute(
        sql`update ${table} set document = document || ${JSON.stringify(changed)}::jsonb where id = ${id}`,
      );
    },
  };
}

/**
 * Reads a page, and counts all matching rows in a separate query. A page past the end then has the true total. The ids
 * are selected first: an index provides them without reading the rows of earlier pages.
 */
async function listDocuments<Document>(
  db: Database,
  table: DocumentTable<Document>,
  { where, findsFew, orderBy, page, limit }: ListQuery,
): Promise<DocumentPage<Document>> {
  // OFFSET 0 makes the database filter first. Otherwise it would walk all rows in list order until enough match
  const matching = findsFew && where ? sql`(select * from ${table} where ${where} offset 0) ${table}` : table;
  const ids = db
    .select({ id: sql<string>`${table.id}` })
    .from(matching)
    .where(findsFew ? undefined : where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset((page - 1) * limit);
  const found = db
    .select({ document: sql<Document>`${table.document}` })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...orderBy);
  const counted = db
    .select({ size: sql<number>`count(*)::int` })
    .from(table)
    .where(where);
  const [rows, [count]] = await Promise.all([found, counted]);
  return { rows: documentsOf(rows), page, limit, size: count?.size ?? 0 };
}
