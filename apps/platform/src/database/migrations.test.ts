// Guards: The migrations create the tables and the indexes that the code declares.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { testDatabase } from '@backoffice/database/testing';
import { sql } from 'drizzle-orm';
import { migrationsFolder } from '../migrations-folder.ts';
import { openDatabase, platformTables } from './open-database.ts';

// the tool writes missing migrations, so it gets a copy; it treats absolute paths as relative
const copy = mkdtempSync(join(tmpdir(), 'platform-migrations-'));
const platform = dirname(migrationsFolder);
const tool = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const options = ['--dialect', 'postgresql', '--schema', './src/**/*.table.ts', '--out', relative(platform, copy)];
afterAll(() => rmSync(copy, { recursive: true }));

test('the migrations create the declared tables: `npm run migration -w @backoffice/platform` adds what is missing', () => {
  cpSync(migrationsFolder, copy, { recursive: true });
  execFileSync(process.execPath, [tool, 'generate', ...options], { cwd: platform });
  const known = readdirSync(migrationsFolder);
  const missing = readdirSync(copy).filter((name) => !known.includes(name));
  expect(missing.map((name) => readFileSync(join(copy, name), 'utf8'))).toEqual([]);
});

interface Snapshot {
  readonly tables: Readonly<Record<string, { readonly indexes: Readonly<Record<string, unknown>> }>>;
}

test('every declared index exists: a migration that replaces a column must create its indexes again', async () => {
  const meta = join(migrationsFolder, 'meta');
  const [newest = ''] = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  const { tables }: Snapshot = JSON.parse(readFileSync(join(meta, newest), 'utf8'));
  const { location, drop } = await testDatabase(platformTables);
  const { db, close } = await openDatabase(location);
  const made = await db.select({ name: sql<string>`indexname` }).from(sql`pg_indexes`);
  await close();
  await drop();
  const declared = Object.values(tables).flatMap(({ indexes }) => Object.keys(indexes));
  expect(declared.length).toBeGreaterThan(50);
  expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));
});
