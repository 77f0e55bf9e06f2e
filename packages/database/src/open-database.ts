import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Extensions, PGlite } from '@electric-sql/pglite';
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
  /** Extensions that the migrations create. The embedded database must load them first; a server has them installed. */
  readonly extensions?: Extensions;
  /** Options of each server connection, such as `-c jit=off`. A `statement_timeout` does not hold for migrations. */
  readonly serverSettings?: string;
  /** Size of the connection pool to a server; 10 by default. */
  readonly connections?: number;
  /** Deadline of a query to a server, in milliseconds. Without it, queries have no deadline. Migrations have none. */
  readonly queryTimeout?: number;
}

/** Opens the database and runs its pending migrations. */
export const openDatabase = (place: DatabaseLocation, tables: Tables): Promise<OpenDatabase> =>
  place.databaseUrl === undefined ? openEmbedded(place, tables) : openServer(place.databaseUrl, tables);

/** Key of the advisory lock: one process migrates, the others wait. */
const MIGRATION_LOCK = 4_103;

/** Milliseconds after which connecting to a server is given up. */
const CONNECT_TIMEOUT = 5_000;

// each driver is loaded only when needed: the embedded database is large, and an installation with a server does not
// use it
const openServer = async (connectionString: string, tables: Tables): Promise<OpenDatabase> => {
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const { serverSettings, connections = 10, queryTimeout } = tables;
  await migrateServer(connectionString, tables);
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...(serverSettings === undefined ? {} : { options: serverSettings }),
    ...(queryTimeout === undefined ? {} : { query_timeout: queryTimeout }),
  });
  pool.on('error', () => undefined); // an idle connection was lost: the next query opens another, or fails
  return { db: drizzle(pool), close: () => pool.end() };
};

/**
 * Runs the pending migrations on a connection of their own, without a deadline: an index of a large table takes long.
 * Waits for another process that runs them, and warns of it.
 */
const migrateServer = async (connectionString: string, tables: Tables): Promise<void> => {
  const [{ Client }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true, // a long statement sends nothing, and a network may drop a silent connection
    options: `${tables.serverSettings ?? ''} -c statement_timeout=0`,
  });
  client.on('error', () => undefined); // a lost connection also rejects the statement
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [MIGRATION_LOCK]);
    if (rows[0]?.held !== true) {
      process.emitWarning('Another process runs the migrations of the database. This one waits until they are done.');
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    await migrate(drizzle(client), tables);
  } finally {
    await client.end(); // closing the connection releases the advisory lock, even after an error
  }
};

const openEmbedded = async ({ dataDir, dump }: DatabaseLocation, tables: Tables): Promise<OpenDatabase> => {
  const [{ PGlite: Embedded }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir);
  let client: PGlite | undefined;
  const close = async (): Promise<void> => {
    try {
      await client?.close();
    } finally {
      lock?.release();
    }
  };
  try {
    client = await Embedded.create(embeddedOptions({ dataDir, dump }, tables));
    const db = drizzle(client);
    await migrate(db, tables);
    return { db, close };
  } catch (error) {
    await close().catch(() => undefined); // the first error has the cause
    throw error;
  }
};

const embeddedOptions = ({ dataDir, dump }: DatabaseLocation, { extensions = {} }: Tables) => {
  if (dataDir === undefined) return dump === undefined ? { extensions } : { extensions, loadDataDir: dump };
  mkdirSync(dataDir, { recursive: true });
  return { extensions, dataDir: join(dataDir, 'database') };
};
