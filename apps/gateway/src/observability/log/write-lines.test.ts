// Guards: A partly written line is completed before the next.
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../testing/until.ts';
import { createLineWriter } from './write-lines.ts';

const path = join(mkdtempSync(join(tmpdir(), 'gateway-lines-')), 'pipe');
execFileSync('mkfifo', [path]);
const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
afterAll(() => {
  closeSync(writer);
  closeSync(reader);
});

const taken: Buffer[] = [];
/** Empties the pipe: one read suffices, because the buffer is larger than a pipe. */
const take = (): void => {
  const bytes = Buffer.alloc(1024 * 1024);
  taken.push(bytes.subarray(0, readSync(reader, bytes)));
};

const isWritten = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch {
    return false;
  }
};

test('a partly written line is completed before the next one', async () => {
  const write = createLineWriter(writer);
  // 78 kB, more than the usual capacity of a pipe (64 KiB)
  const lines = Array.from({ length: 650 }, (_, i) => `${JSON.stringify({ i, text: 'ñ'.repeat(50) })}\n`).join('');
  expect(() => write(lines)).toThrow('EAGAIN');
  expect(() => write(lines)).toThrow('EAGAIN');
  take();
  expect(() => write(lines)).toThrow('EAGAIN');
  // the number of reads differs with the capacity of the pipe
  await until(() => {
    take();
    return isWritten(() => write('{"i":"last"}\n'));
  });
  take();
  const read = Buffer.concat(taken).toString().trim().split('\n');
  const found = read.map((line): unknown => Object(JSON.parse(line)).i);
  expect(new Set(found)).toEqual(new Set([...Array.from({ length: 650 }, (_, i) => i), 'last']));
});
