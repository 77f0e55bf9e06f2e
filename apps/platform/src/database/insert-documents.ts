import { sql } from 'drizzle-orm';
import type { DocumentTable, VersionTable } from './document-table.ts';
import type { Database } from './open-database.ts';

/** Inserts documents with one statement and one parameter. A parameter for each column would be slower. */
export const insertDocuments = <Document extends { readonly id: string }>(
  db: Database,
  table: DocumentTable<Document>,
  documents: readonly Document[],
) =>
  db.execute(sql`insert into ${table} (id, document)
    select d ->> 'id', d from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d`);

/** Inserts earlier versions of documents. */
export const insertVersions = <Document extends { readonly id: string; readonly version: number }>(
  db: Database,
  table: VersionTable<Document>,
  documents: readonly Document[],
) =>
  db.execute(sql`insert into ${table} (id, version, document)
    select d ->> 'id', (d ->> 'version')::int, d from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d`);
