// Guards: A failed opening leaves nothing open, and closing twice does not release the lock of a later opening.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, type Tables } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tables with one migration. */
const tablesOf = (name: string, statement: string): Tables => {
  const migrationsFolder = join(folder, name);
  mkdirSync(join(migrationsFolder, 'meta'), { recursive: true });
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_first', breakpoints: true }];
  writeFileSync(join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  writeFileSync(join(migrationsFolder, '0000_first.sql'), statement);
  return { migrationsFolder };
};

/** State that PostgreSQL writes in its control file (`DBState`): 1 after an orderly stop, 6 while it is open. */
const stateIn = (dataDir: string): number =>
  readFileSync(join(dataDir, 'database', 'global', 'pg_control')).readInt32LE(16);

test('a failed migration closes an embedded database; a second close keeps the lock of a later opening', async () => {
  const dataDir = join(folder, 'data');
  await expect(openDatabase({ dataDir }, tablesOf('wrong', 'CREATE TABEL a (b int)'))).rejects.toThrow('TABEL');
  expect(stateIn(dataDir)).toBe(1);

  const tables = tablesOf('right', 'CREATE TABLE a (b int)');
  const first = await openDatabase({ dataDir }, tables);
  await first.close();
  const second = await openDatabase({ dataDir }, tables);
  expect(stateIn(dataDir)).toBe(6);
  await expect(first.close()).rejects.toThrow('closed');
  await expect(openDatabase({ dataDir }, tables)).rejects.toThrow('in use by process');
  await second.db.execute(sql`SELECT b FROM a`);
  await second.close();
}, 120_000);
