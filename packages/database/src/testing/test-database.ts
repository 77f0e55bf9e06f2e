import { createHash, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { openDatabase, type DatabasePlace, type Tables } from '../open-database.ts';
import { emptyDatabase } from './empty-database.ts';

declare global {
  /** A PostgreSQL server that the tests are to use (the stage `postgres`); they use the embedded database without. */
  var testDatabaseServer: string | undefined;
}

/** An empty database of a test's own. */
export interface TestDatabase {
  readonly place: DatabasePlace;
  /** Removes it, after its connections were closed. */
  readonly drop: () => Promise<void>;
}

/** Any number, the same for all: one makes a template, the others wait. */
const TEMPLATE_LOCK = 4_102;

/** Creates an empty database with its tables: embedded and in memory, or on the server of this test run. */
export const testDatabase = async (tables: Tables): Promise<TestDatabase> => {
  const server = globalThis.testDatabaseServer;
  if (server === undefined) return { place: { dump: await emptyDatabase(tables) }, drop: () => Promise.resolve() };
  const name = `backoffice_test_${randomBytes(8).toString('hex')}`;
  // with the tables, which every other is copied from; made by the first test
  const template = `backoffice_template_${createHash('sha256').update(tables.migrationsFolder).digest('hex').slice(0, 8)}`;
  await asOwner(server, async (query) => {
    await query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
    const made = await query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (made === 0) {
      await query(`CREATE DATABASE ${template}`);
      await (await openDatabase({ databaseUrl: addressOf(server, template) }, tables)).close();
    }
    await query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await query(`SELECT pg_advisory_unlock(${TEMPLATE_LOCK})`);
  });
  return {
    place: { databaseUrl: addressOf(server, name) },
    drop: () =>
      asOwner(server, async (query) => {
        await query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
};

/** Runs a statement and returns the number of rows that it answered or changed. */
type Query = (statement: string, values?: readonly string[]) => Promise<number>;

const asOwner = async (server: string, work: (query: Query) => Promise<void>): Promise<void> => {
  const pool = new Pool({ connectionString: server, max: 1 }); // one connection, which holds the lock
  try {
    await work(async (statement, values = []) => (await pool.query(statement, [...values])).rowCount ?? 0);
  } finally {
    await pool.end();
  }
};

const addressOf = (server: string, database: string): string => {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
};
