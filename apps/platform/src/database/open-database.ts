import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { migrationsFolder } from '../migrations-folder.ts';
import { lockFolder } from './folder-lock.ts';

/** The same for the embedded database and for a server: what only one of them can do is not used. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Extensions that the migrations create; a server brings them along. */
export const embeddedExtensions = { pg_trgm };

export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

export interface DatabasePlace {
  /** A PostgreSQL server; wins over the folder. */
  readonly databaseUrl?: string | undefined;
  /** A folder for the embedded database; without it, in memory. */
  readonly dataDir?: string | undefined;
  /** A dump of an embedded database to begin with, in memory only. */
  readonly dump?: Blob | undefined;
}

/** Opens the database and brings it to the newest migration. */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return place.databaseUrl === undefined ? openEmbedded(place) : openServer(place.databaseUrl);
}

/** To compile a query takes longer than to read a list; with 16 MB a search among a million payments knows each row it found. */
const serverSettings = '-c jit=off -c work_mem=16MB';

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, options: serverSettings });
  pool.on('error', () => undefined); // a lost idle connection: the next query opens another, or fails and says so
  const db = drizzlePg(pool);
  await migratePg(db, { migrationsFolder });
  return { db, close: () => pool.end() };
}

async function openEmbedded({ dataDir, dump }: DatabasePlace): Promise<OpenDatabase> {
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir);
  try {
    const client = await PGlite.create(embeddedOptions(dataDir, dump));
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function embeddedOptions(dataDir: string | undefined, dump: Blob | undefined) {
  const extensions = embeddedExtensions;
  if (dataDir === undefined) return dump === undefined ? { extensions } : { extensions, loadDataDir: dump };
  mkdirSync(dataDir, { recursive: true });
  return { extensions, dataDir: join(dataDir, 'database') };
}
