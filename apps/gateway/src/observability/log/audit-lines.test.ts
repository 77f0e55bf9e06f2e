// Guards: The file of the audit trail is rotated by size and by day, and no line is lost or torn.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuditFile } from './audit-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-trail-'));
const path = join(folder, 'trail.log');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
let now = new Date('2026-11-28T12:00:00.000Z');
const open = (bytes: number) => openAuditFile(path, { bytes, now: () => now });
const line = (id: number): string => `{"audit":true,"id":${id}}\n`;
const names = () => readdirSync(folder).toSorted();
const all = () =>
  names()
    .toReversed()
    .toSorted((one, other) => Number(one === 'trail.log') - Number(other === 'trail.log') || (one < other ? -1 : 1))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('a file that would exceed its maximum size is moved away, and the line begins a new one', () => {
  const lines = open(50);
  for (const id of [1, 2, 3]) {
    now = new Date(now.getTime() + 1_000);
    lines.write(line(id));
  }
  lines.close();
  expect(names()).toEqual(['trail.log', 'trail.log.2026-11-28T12-00-03-000Z']);
  expect(all()).toEqual([line(1) + line(2), line(3)]);
});

test('the first line of another UTC day begins a new file, also after a restart', () => {
  now = new Date('2026-11-28T23:59:00.000Z');
  const lines = open(1_000_000);
  lines.write(line(1));
  now = new Date('2026-11-29T00:00:01.000Z');
  lines.write(line(2));
  lines.write(line(3));
  lines.close();
  expect(all()).toEqual([line(1), line(2) + line(3)]);
});

test('a size of 0 disables the rotation', () => {
  const lines = open(0);
  lines.write(line(1));
  now = new Date('2026-12-24T00:00:00.000Z');
  lines.write(line(2));
  lines.reopen();
  lines.close();
  expect(all()).toEqual([line(1) + line(2)]);
});

test('a file that cannot be moved away is still written', () => {
  writeFileSync(path, line(1));
  const lines = open(10);
  const taken = join(folder, `trail.log.${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  writeFileSync(taken, 'of somebody');
  lines.write(line(2));
  lines.close();
  expect(readFileSync(path, 'utf8')).toBe(line(1) + line(2));
  expect(readFileSync(taken, 'utf8')).toBe('of somebody');
});
