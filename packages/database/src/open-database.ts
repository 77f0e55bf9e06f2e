import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Extensions } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './folder-lock.ts';

/** The same for the embedded database and for a server: what only one of them can do is not used. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Place of a database. */
export interface DatabasePlace {
  /** A PostgreSQL server; wins over the folder. */
  readonly databaseUrl?: string | undefined;
  /** A folder for the embedded database; without it, in memory. */
  readonly dataDir?: string | undefined;
  /** A dump of an embedded database to begin with, in memory only. */
  readonly dump?: Blob | undefined;
}

/** Tables of an application, and what a database needs for them. */
export interface Tables {
  /** Folder of the SQL migrations. */
  readonly migrationsFolder: string;
  /** Table that says which migrations there were; one of its own where a database has tables of several applications. */
  readonly migrationsTable?: string;
  /** Extensions that the migrations create; a server brings them along. */
  readonly extensions?: Extensions;
  /** Options of each connection to a server, such as `-c jit=off`. */
  readonly serverSettings?: string;
  /** Connections to a server, at most. */
  readonly connections?: number;
  /** Milliseconds after which a query to a server is given up; none without it. */
  readonly queryTimeout?: number;
}

/** Opens the database and brings it to the newest migration. */
export const openDatabase = (place: DatabasePlace, tables: Tables): Promise<OpenDatabase> =>
  place.databaseUrl === undefined ? openEmbedded(place, tables) : openServer(place.databaseUrl, tables);

/** Any number, the same for all programs: one migrates, the others wait. */
const MIGRATION_LOCK = 4_103;

// each kind of database is loaded where it is used: the embedded one is large, and servers need none of it
const openServer = async (connectionString: string, tables: Tables): Promise<OpenDatabase> => {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const { serverSettings, connections = 10, queryTimeout } = tables;
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5_000,
    ...(serverSettings === undefined ? {} : { options: serverSettings }),
    ...(queryTimeout === undefined ? {} : { query_timeout: queryTimeout }),
  });
  pool.on('error', () => undefined); // a lost idle connection: the next query opens another, or fails and says so
  try {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), tables);
    } finally {
      client.release(true); // its end gives the lock back, whatever happened
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), close: () => pool.end() };
};

const openEmbedded = async ({ dataDir, dump }: DatabasePlace, tables: Tables): Promise<OpenDatabase> => {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir);
  try {
    const client = await PGlite.create(embeddedOptions({ dataDir, dump }, tables));
    const db = drizzle(client);
    await migrate(db, tables);
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
};

const embeddedOptions = ({ dataDir, dump }: DatabasePlace, { extensions = {} }: Tables) => {
  if (dataDir === undefined) return dump === undefined ? { extensions } : { extensions, loadDataDir: dump };
  mkdirSync(dataDir, { recursive: true });
  return { extensions, dataDir: join(dataDir, 'database') };
};
