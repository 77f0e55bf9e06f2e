// Guards: Before its announced day, no release of the schema removes an element that clients use.
import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import {
  changesBetween,
  DEPRECATION,
  deprecationsOf,
  readCurrentSchema,
  schemaChanges,
} from './run/schema-changes.mjs';

const now = new Date('2026-11-23T12:00:00Z');
const schema = (fields: string) => buildSchema(`type Query { ${fields} }`);
const kinds = (old: string, current: string) =>
  changesBetween(schema(old), schema(current), now).map(({ kind }) => kind);

test('the current schema has no breaking change since the last release', async () => {
  expect((await schemaChanges(new Date())).filter(({ kind }) => kind === 'breaking')).toEqual([]);
});

test('the unreleased change log names the element of every dangerous change', async () => {
  const log = await readFile(new URL('../packages/schema/CHANGELOG.md', import.meta.url), 'utf8');
  const [, unreleased = ''] = log.split(/^## /m);
  const dangerous = (await schemaChanges(new Date())).filter(({ kind }) => kind === 'dangerous');
  const names = dangerous.flatMap(
    ({ description }) => description.match(/\b(?:[A-Z]\w*\.\w+|[A-Z][A-Z_]+[A-Z])\b/g) ?? [],
  );
  const missing = names.map((name) => name.replace('Mutation.', '')).filter((name) => !unreleased.includes(name));
  expect({ 'packages/schema/CHANGELOG.md, Unreleased, lacks': missing }).toEqual({
    'packages/schema/CHANGELOG.md, Unreleased, lacks': [],
  });
});

test('a deprecation names its replacement and the day of its removal', async () => {
  for (const [element, reason] of deprecationsOf(await readCurrentSchema()))
    expect([element, reason]).toEqual([element, expect.stringMatching(DEPRECATION)]);
});

test('a removal is breaking before its announced day and expired after it, and a new default is dangerous', () => {
  const deprecated = (day: string) => `a: Int b: Int @deprecated(reason: "Use a. Removed after ${day}.")`;
  expect(kinds('a: Int b: Int', 'a: Int')).toEqual(['breaking']);
  expect(kinds(deprecated('2027-01-01'), 'a: Int')).toEqual(['breaking']);
  expect(kinds(deprecated('2026-11-01'), 'a: Int')).toEqual(['expired']);
  expect(kinds('a: Int', 'a: Int c: Int')).toEqual([]);
  expect(kinds('a(x: Int = 1): Int', 'a(x: Int = 2): Int')).toEqual(['dangerous']);
});
