// Guards: Only one process at a time opens a data folder, also when several start at the same moment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { lockFolder } from './folder-lock.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'platform-lock-')), 'made', 'when missing');
const file = join(folder, '.lock');
afterAll(() => rmSync(join(folder, '..', '..'), { recursive: true }));

test('a folder is created, locked with the process id, and released', () => {
  const lock = lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toContain(`${process.pid} ${hostname()} `);
  expect(readdirSync(folder)).toEqual(['.lock']);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
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
  ['our own process id and host, which an earlier run left', `${process.pid} ${hostname()} 0`],
  ['no process id, which a stopped machine left', ''],
])('a lock of %s is replaced', (_whose, content) => {
  writeFileSync(file, content);
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock whose replacement was interrupted is replaced', () => {
  writeFileSync(file, '4194304');
  writeFileSync(`${file}.replaced`, '4194304');
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that is released again, or that another process has replaced, does not release the new one', () => {
  const first = lockFolder(folder);
  first.release();
  const second = lockFolder(folder);
  first.release();
  expect(() => lockFolder(folder)).toThrow('in use');
  writeFileSync(file, String(process.ppid));
  second.release();
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  rmSync(file);
});

test('a lock of another host counts while that process renews it, even with our own process id', () => {
  writeFileSync(file, `${process.pid} another-container 0`);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} of another-container`);
  utimesSync(file, new Date(), new Date(Date.now() - 120_000));
  lockFolder(folder).release();
  expect(existsSync(file)).toBe(false);
});

test('a lock is renewed until its release', () => {
  jest.useFakeTimers();
  const lock = lockFolder(folder);
  utimesSync(file, 0, 0);
  jest.advanceTimersByTime(30_000);
  expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
  lock.release();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

/** Program that locks each folder at the same moment as its other processes, and keeps what it locked. */
const contender = `
  const { lockFolder } = await import(process.argv[1]);
  process.stdout.write('ready');
  process.stdin.once('data', (input) => {
    const { begin, folders } = JSON.parse(String(input));
    const won = folders.flatMap((folder, place) => {
      while (Date.now() < begin + place * 4);
      try {
        lockFolder(folder);
        return [folder];
      } catch (error) {
        return error.name === 'FolderInUseError' ? [] : [String(error)];
      }
    });
    process.stdout.write(JSON.stringify(won));
  });
`;

test('of processes that lock a folder at the same moment one succeeds, whether a stale lock is there or not', async () => {
  const folders = Array.from({ length: 150 }, (_, place) => {
    const one = join(folder, String(place));
    mkdirSync(one);
    if (place % 3 > 0) writeFileSync(join(one, '.lock'), '4194304');
    return one;
  });
  const program = ['--import', 'tsx', '--input-type=module', '-e', contender];
  const module = new URL('folder-lock.ts', import.meta.url).href;
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, [...program, module], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  try {
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
    const begin = Date.now() + 200;
    const won = await Promise.all(
      children.map(async ({ stdin, stdout }) => {
        stdin.write(JSON.stringify({ begin, folders }));
        const [output]: unknown[] = await once(stdout, 'data');
        const names: unknown = JSON.parse(String(output));
        return names;
      }),
    );
    expect(won.flat().map(String).sort()).toEqual([...folders].sort());
  } finally {
    for (const child of children) child.kill();
  }
}, 60_000);
