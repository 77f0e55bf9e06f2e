// Guards: On a PostgreSQL server, migrations have no deadline. A process that waits for them says so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@backoffice/database';
import { testDatabase } from '@backoffice/database/testing';
import { sql } from 'drizzle-orm';
import { createStore, gatewayTables } from './open-store.ts';

const testOnServer = globalThis.testDatabaseServer === undefined ? test.skip : test;
const folder = mkdtempSync(join(tmpdir(), 'gateway-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

testOnServer(
  'a migration that takes longer than a query may is finished, and the next opening waits for it',
  async () => {
    mkdirSync(join(folder, 'meta'));
    const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_slow', breakpoints: true }];
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
    writeFileSync(join(folder, '0000_slow.sql'), 'SELECT pg_sleep(2)');
    const tables = {
      ...gatewayTables,
      migrationsFolder: folder,
      migrationsTable: 'slow_migrations',
      serverSettings: '-c statement_timeout=500',
      queryTimeout: 700,
    };
    const { location, drop } = await testDatabase(gatewayTables);
    const opened = await Promise.all([openDatabase(location, tables), openDatabase(location, tables)]);

    const [{ db }] = opened;
    const made = await db.select({ name: sql<string>`hash` }).from(sql`drizzle.slow_migrations`);
    expect(made).toHaveLength(1);
    await expect(db.execute(sql`SELECT pg_sleep(2)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  },
  30_000,
);

/** Program that opens the store, and closes it. */
const opener = `
  const { createStore } = await import(process.argv[1]);
  const store = createStore({ databaseUrl: process.argv[2] });
  await store.db().catch(() => undefined);
  await store.close();
`;

testOnServer(
  'while another process runs the migrations, the store fails with that reason, and then it opens',
  async () => {
    const { location, drop } = await testDatabase(gatewayTables);
    const other = await openDatabase(location, gatewayTables);
    const store = createStore(location);
    const program = ['--import', 'tsx', '--input-type=module', '-e', opener];
    const place = [new URL('open-store.ts', import.meta.url).href, location.databaseUrl ?? ''];
    const child = spawn(process.execPath, [...program, ...place], { stdio: ['ignore', 'ignore', 'pipe'] });
    const exited = once(child, 'exit');
    await other.db.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_advisory_xact_lock(4103)`);
      const warned = once(child.stderr, 'data');
      await expect(store.db()).rejects.toThrow('The migrations of the database are not done yet.');
      expect(String(await warned)).toContain('Another process runs the migrations of the database.');
    });
    expect(await exited).toEqual([0, null]);
    const db = await store.db();
    expect(await db.execute(sql`SHOW statement_timeout`)).toMatchObject({ rows: [{ statement_timeout: '10s' }] });
    await Promise.all([store.close(), other.close()]);
    await drop();
  },
  30_000,
);
