import { and, desc, eq, sql } from 'drizzle-orm';
import type { VersionTable } from '../database/document-table.ts';
import { insertVersions } from '../database/insert-documents.ts';
import type { Database } from '../database/open-database.ts';
import { createDocuments, type DocumentKind, type Documents } from './documents.ts';
import { notFound } from './problem.ts';

/** Properties of every document with versions. */
interface Versioned {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly request_date: string;
  readonly last_update_date: string | null;
}

/** Row of the history (A91). */
interface HistoryRow {
  readonly version: number;
  readonly last_update_date: string;
  readonly id: string;
  readonly status: string;
}

/** Definition of a kind of documents with versions. */
interface VersionedKind<Document> extends DocumentKind<Document> {
  /** Table of the earlier versions. */
  readonly older: VersionTable<Document>;
}

/** Repository of documents with versions. The documents are the current versions. */
export interface VersionedDocuments<Document> extends Documents<Document> {
  /**
   * Returns one version. An earlier version has `last_modified: false`.
   * @throws Problem for an unknown version
   */
  readonly version: (id: string, version: string) => Promise<Document>;
  /** Returns the versions, newest first. */
  readonly history: (id: string) => Promise<HistoryRow[]>;
  /** Stores a new current version, and moves the previous one to the table of versions. */
  readonly replace: (before: Document, after: Document, at: string) => Promise<Document>;
}

/** Creates the repository of a kind of documents with versions, over a database or a transaction. */
export const createVersionedDocuments =
  <Document extends Versioned>(kind: VersionedKind<Document>) =>
  (db: Database): VersionedDocuments<Document> => {
    const { entity, older } = kind;
    const documents = createDocuments(kind)(db);
    return {
      ...documents,
      version: async (id, version) => {
        const newest = await documents.byId(id);
        if (String(newest.version) === version) return newest;
        const earlierVersion = db
          .select({ document: sql<Document>`${older.document}` })
          .from(older)
          .where(and(eq(older.id, id), eq(older.version, Number(version))));
        const [row] = /^\d{1,9}$/.test(version) ? await earlierVersion : [];
        if (row === undefined) throw notFound(`${entity}_version`);
        return { ...row.document, last_modified: false };
      },
      history: async (id) => {
        const newest = await documents.byId(id);
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
      replace: async (before, after, at) => {
        const document = { ...after, version: before.version + 1, last_update_date: at };
        await insertVersions(db, older, [before]);
        await documents.update(document);
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
