import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Extensions } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './folder-lock.ts';

/** Common type of the embedded database and of a server. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Open database, with the function that closes it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Location of a database: a server, a folder, or memory. */
export interface DatabaseLocation {
  /** URL of a PostgreSQL server. It takes precedence over the folder. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database. Without it, the database is in memory. */
  readonly dataDir?: string | undefined;
  /** Dump that an embedded database in memory starts with. */
  readonly dump?: Blob | undefined;
}

/** Migrations of an application, and the settings of its connections. */
export interface Tables {
  /** Folder of the SQL migrations. */
  readonly migrationsFolder: string;
  /** Table of the applied migrations. Applications that share a database need different tables. */
  readonly migrationsTable?: string;
  /** Extensions of the embedded database that the migrations create. A server has its own. */
  readonly extensions?: Extensions;
  /** Options of each server connection, such as `-c jit=off`. */
  readonly serverSettings?: string;
  /** Size of the connection pool to a server; 10 by default. */
  readonly connections?: number;
  /** Deadline of a query to a server, in milliseconds. Without it, queries have no deadline. */
  readonly queryTimeout?: number;
}

/** Opens the database and runs its pending migrations. */
export const openDatabase = (place: DatabaseLocation, tables: Tables): Promise<OpenDatabase> =>
  place.databaseUrl === undefined ? openEmbedded(place, tables) : openServer(place.databaseUrl, tables);

/** Key of the advisory lock: one process migrates, the others wait. */
const MIGRATION_LOCK = 4_103;

// each driver is loaded only when needed: the embedded database is large, and an installation with a server does not
// use it
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
  pool.on('error', () => undefined); // an idle connection was lost: the next query opens another, or fails
  try {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), tables);
    } finally {
      client.release(true); // closing the connection releases the advisory lock, even after an error
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), close: () => pool.end() };
};

const openEmbedded = async ({ dataDir, dump }: DatabaseLocation, tables: Tables): Promise<OpenDatabase> => {
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

const embeddedOptions = ({ dataDir, dump }: DatabaseLocation, { extensions = {} }: Tables) => {
  if (dataDir === undefined) return dump === undefined ? { extensions } : { extensions, loadDataDir: dump };
  mkdirSync(dataDir, { recursive: true });
  return { extensions, dataDir: join(dataDir, 'database') };
};
