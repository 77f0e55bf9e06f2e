import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';

/** Puts documents in: one statement and one parameter for all, far cheaper than a parameter a column. */
export const insertDocuments = (db: Database, table: string, documents: readonly { readonly id: string }[]) =>
  db.execute(sql`insert into ${sql.identifier(table)} (id, document)
    select d ->> 'id', d from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d`);

/** Puts versions in that are no longer the current one. */
export const insertVersions = (
  db: Database,
  table: string,
  documents: readonly { readonly id: string; readonly version: number }[],
) =>
  db.execute(sql`insert into ${sql.identifier(table)} (id, version, document)
    select d ->> 'id', (d ->> 'version')::int, d from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d`);
