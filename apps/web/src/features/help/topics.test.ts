// Guards: Every status that a screen can show, and every literal word with a help mark, is explained in the help.
// Looks over: apps/web/src/**
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '@/app/features';

const root = 'apps/web/src';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|generated)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** Returns the first group of each match in the files whose name fits. */
const found = (pattern: RegExp, fits = /./): readonly string[] =>
  files
    .filter(({ name }) => fits.test(name))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one = '']) => one));

test('every table of statuses is explained', () => {
  const tables = found(/^export const (\w+): Readonly<Record<\w+, StatusDisplay>> =/gm);
  expect(tables.length).toBeGreaterThan(14);
  const explained = found(/\bexplained\((\w+),/g, /\.help\.ts$/);
  expect(tables.filter((table) => !explained.includes(table))).toEqual([]);
});

test('as many features load a help as there are files of the help', () => {
  const helps = files.filter(({ name }) => name.endsWith('.help.ts'));
  expect(features.filter(({ help }) => help !== undefined)).toHaveLength(helps.length);
});

const allTopics = async () => (await Promise.all(features.flatMap(({ help }) => (help ? [help.load()] : [])))).flat();

test('every literal word with a help mark is a topic or a term', async () => {
  const topics = await allTopics();
  const known = new Set(topics.flatMap(({ title, terms = [] }) => [title, ...terms.map(({ term }) => term)]));
  const words = found(/(?:\bhelp=|<HelpMark of=)"([^"]+)"/g).concat(found(/\bhelp: '([^']+)'/g, /Section\.tsx$/));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});

test('no two topics share a title, and no two terms share a name', async () => {
  const topics = await allTopics();
  const names = [topics.map(({ title }) => title), topics.flatMap(({ terms = [] }) => terms.map(({ term }) => term))];
  for (const some of names) expect(some.toSorted()).toEqual([...new Set(some)].toSorted());
});
