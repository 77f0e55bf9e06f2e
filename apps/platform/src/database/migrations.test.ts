// Guards: The migrations create the tables that the code declares.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { migrationsFolder } from '../migrations-folder.ts';

// the tool writes what it misses, so it works on a copy; it reads an absolute path as a relative one
const copy = mkdtempSync(join(tmpdir(), 'platform-migrations-'));
const platform = dirname(migrationsFolder);
const tool = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const options = ['--dialect', 'postgresql', '--schema', './src/**/*.table.ts', '--out', relative(platform, copy)];
afterAll(() => rmSync(copy, { recursive: true }));

test('the migrations make the tables of the code: `npm run migration -w @backoffice/platform` adds what is missing', () => {
  cpSync(migrationsFolder, copy, { recursive: true });
  execFileSync(process.execPath, [tool, 'generate', ...options], { cwd: platform });
  const known = readdirSync(migrationsFolder);
  const missing = readdirSync(copy).filter((name) => !known.includes(name));
  expect(missing.map((name) => readFileSync(join(copy, name), 'utf8'))).toEqual([]);
});
