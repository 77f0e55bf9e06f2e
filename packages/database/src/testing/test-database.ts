import { createHash, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { openDatabase, type DatabaseLocation, type Tables } from '../open-database.ts';
import { emptyDatabase } from './empty-database.ts';

declare global {
  /** URL of the PostgreSQL server for tests (stage `postgres`). Undefined: tests use the embedded database. */
  var testDatabaseServer: string | undefined;
}

/** Empty database for one test. */
export interface TestDatabase {
  readonly location: DatabaseLocation;
  /** Drops the database. Its connections must be closed first. */
  readonly drop: () => Promise<void>;
}

/** Key of the advisory lock: one process creates the template, the others wait. */
const TEMPLATE_LOCK = 4_102;

/** Creates an empty database with its tables: embedded in memory, or on the PostgreSQL server of this test run. */
export const testDatabase = async (tables: Tables): Promise<TestDatabase> => {
  const server = globalThis.testDatabaseServer;
  if (server === undefined) return { location: { dump: await emptyDatabase(tables) }, drop: () => Promise.resolve() };
  const name = `backoffice_test_${randomBytes(8).toString('hex')}`;
  // template database with the tables, created by the first test; the databases of tests are copies of it
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
    location: { databaseUrl: addressOf(server, name) },
    drop: () =>
      asOwner(server, async (query) => {
        await query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
};

/** Runs a statement. Resolves with the number of returned or changed rows. */
type Query = (statement: string, values?: readonly string[]) => Promise<number>;

const asOwner = async (server: string, work: (query: Query) => Promise<void>): Promise<void> => {
  const pool = new Pool({ connectionString: server, max: 1 }); // a single connection, because the advisory lock belongs to it
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
