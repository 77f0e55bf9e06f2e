// Guards: Each protection that docs/money.md names has a test of that title in that file.
import { readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';

const page = await readFile(`${root}docs/money.md`, 'utf8');
/** One protection: its sentence, and below it a file and the title of a test. */
const ITEM = /^- (?<sentence>.+\.)\n {2}`(?<path>[^`]+)`: (?<title>.+)$/gm;
const items = [...page.matchAll(ITEM)].map(({ groups: { sentence = '', path = '', title = '' } = {} }) => ({
  sentence,
  path,
  title,
}));

test('every item of the page is a sentence with its test', () => {
  expect(items.length).toBeGreaterThan(0);
  expect(items).toHaveLength(page.match(/^- /gm)?.length ?? 0);
});

test.each(items)('$sentence', async ({ path, title }) => {
  const source = await readFile(root + path, 'utf8');
  expect(source.includes(`'${title}'`)).toBe(true);
});
