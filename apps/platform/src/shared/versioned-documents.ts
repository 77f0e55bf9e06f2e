import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open-database.ts';
import { documentsWith, type DocumentPage, listDocuments, matchingIds } from './document-list.ts';
import { type ListOffer, readListQuery } from './list-query.ts';
import { notFound, Problem } from './problem.ts';

/** What every document with versions has. */
interface Versioned {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly request_date: string;
  readonly last_update_date: string | null;
}

/** A row of the history (A91). */
interface HistoryRow {
  readonly version: number;
  readonly last_update_date: string;
  readonly id: string;
  readonly status: string;
}

type Column<Data> = PgColumn & { readonly _: { readonly data: Data } };
type CurrentTable<Document> = PgTable & { readonly id: Column<string>; readonly document: Column<Document> };
type VersionTable<Document> = CurrentTable<Document> & { readonly version: Column<number> };

/** Where the documents of a domain are. */
interface Place<Document> {
  /** As it is called in refusals: `payment`. */
  readonly entity: string;
  readonly current: CurrentTable<Document>;
  /** Versions that are no longer the current one. */
  readonly older: VersionTable<Document>;
  readonly offer: ListOffer;
}

/** Documents and their versions; inside a change it is made over the change's transaction. */
export interface VersionedDocuments<Document> {
  readonly list: (query: unknown) => Promise<DocumentPage<Document>>;
  /** Ids of all that match, or of the first so many, in the order of the list. */
  readonly matching: (query: unknown, limit?: number) => Promise<string[]>;
  /** The documents with these ids, in their order. */
  readonly withIds: (ids: readonly string[]) => Promise<Document[]>;
  readonly current: (id: string) => Promise<Document>;
  /** Every version but the current one says that it is not. */
  readonly version: (id: string, version: string) => Promise<Document>;
  /** Newest first. */
  readonly history: (id: string) => Promise<HistoryRow[]>;
  /** The document, locked for this change; refused when the person saw another version. */
  readonly forChange: (id: string, seenVersion: number | undefined) => Promise<Document>;
  /** Puts a new version in the place of the current one, which is kept. */
  readonly replace: (before: Document, after: Document, at: string) => Promise<Document>;
}

/** Makes the documents of a domain, over a database or a transaction. */
export const versionedDocuments =
  <Document extends Versioned>({ entity, current: table, older, offer }: Place<Document>) =>
  (db: Database): VersionedDocuments<Document> => {
    const selected = (id: string) =>
      db
        .select({ document: sql<Document>`${table.document}` })
        .from(table)
        .where(eq(table.id, id));
    const found = ([row]: readonly { readonly document: Document }[]): Document => {
      if (row === undefined) throw notFound(entity);
      return row.document;
    };
    const current = async (id: string): Promise<Document> => found(await selected(id));
    return {
      list: (query) => listDocuments(db, table, readListQuery(query, offer)),
      matching: (query, limit) => matchingIds(db, table, { ...readListQuery(query, offer), limit }),
      withIds: (ids) => documentsWith(db, table, ids),
      current,
      version: async (id, version) => {
        const newest = await current(id);
        if (String(newest.version) === version) return newest;
        const kept = db
          .select({ document: sql<Document>`${older.document}` })
          .from(older)
          .where(and(eq(older.id, id), eq(older.version, Number(version))));
        const [row] = /^\d{1,9}$/.test(version) ? await kept : [];
        if (row === undefined) throw notFound(`${entity}_version`);
        return { ...row.document, last_modified: false };
      },
      history: async (id) => {
        const newest = await current(id);
        const before = await db
          .select({
            version: sql<number>`${older.version}`,
            last_update_date: sql<string>`${older.document} ->> 'last_update_date'`,
            status: sql<string>`${older.document} ->> 'status'`,
          })
          .from(older)
          .where(eq(older.id, id))
          .orderBy(desc(older.version));
        return [historyRow(newest), ...before.map((row) => ({ ...row, id }))];
      },
      forChange: async (id, seenVersion) => {
        const document = found(await selected(id).for('update'));
        if (seenVersion !== undefined && seenVersion !== document.version)
          throw new Problem(409, `${entity}_version_stale`, `The ${entity} has changed since it was read.`, {
            current_version: document.version,
          });
        return document;
      },
      replace: async (before, after, at) => {
        const document = { ...after, version: before.version + 1, last_update_date: at };
        await db.execute(sql`insert into ${older} (id, version, document)
          values (${before.id}, ${before.version}, ${JSON.stringify(before)}::jsonb)`);
        await db.execute(
          sql`update ${table} set document = ${JSON.stringify(document)}::jsonb where id = ${before.id}`,
        );
        return document;
      },
    };
  };

const historyRow = ({ version, last_update_date, request_date, id, status }: Versioned): HistoryRow => ({
  version,
  last_update_date: last_update_date ?? request_date,
  id,
  status,
});
