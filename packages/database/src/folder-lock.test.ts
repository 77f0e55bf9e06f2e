// Guards: Only one process at a time opens a data folder.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'platform-lock-')), 'made', 'when missing');
const file = join(folder, '.lock');
afterAll(() => rmSync(join(folder, '..', '..'), { recursive: true }));

test('a folder is created, locked with the process id, and released', () => {
  const lock = lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('a folder that this process has open cannot be opened again', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  lockFolder(folder).release();
});

test('a folder of another process is refused, with the process id and the lock file', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  expect(() => lockFolder(folder)).toThrow(file);
});

test.each([
  ['a process that has ended', '4194304'], // above the highest process id of Linux
  ['our own process id, which an earlier run left', String(process.pid)],
  ['no process id, which a stopped machine left', ''],
])('a lock of %s is replaced', (_whose, content) => {
  writeFileSync(file, content);
  lockFolder(folder).release();
  expect(existsSync(file)).toBe(false);
});
