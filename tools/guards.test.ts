// Guards: Each test file states its rule, and docs/guards.md lists it.
import { readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';
import { guardsPage, readGuards } from './run/guards.mjs';

const guards = await readGuards();
const page = await readFile(`${root}${guardsPage}`, 'utf8');

test('each test file begins with `// Guards: <the rule in a sentence>.`', () => {
  expect(guards.length).toBeGreaterThan(100);
  expect(guards.filter(({ sentence }) => !sentence?.endsWith('.')).map(({ path }) => path)).toEqual([]);
});

test('the page has each rule with its test (npm run generate writes it)', () => {
  const missing = guards.filter(({ path, sentence }) => !page.includes(`| ${sentence} | \`${path}\` |`));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
