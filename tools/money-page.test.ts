// Guards: Each protection in docs/money.md names a test by file and title that exists.
import { readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';

const page = await readFile(`${root}docs/money.md`, 'utf8');
/** Matches one protection: a sentence, and on the next line a file and the title of a test, or its beginning with `…`. */
const ITEM = /^- (?<sentence>.+\.)\n {2}`(?<path>[^`]+)`: (?<title>.+)$/gm;
const items = [...page.matchAll(ITEM)].map(({ groups: { sentence = '', path = '', title = '' } = {} }) => ({
  sentence,
  path,
  title,
}));

test('every item of the page has a sentence and a test', () => {
  expect(items.length).toBeGreaterThan(0);
  expect(items).toHaveLength(page.match(/^- /gm)?.length ?? 0);
});

test.each(items)('$sentence', async ({ path, title }) => {
  const source = await readFile(root + path, 'utf8');
  const searched = title.endsWith(' …') ? `'${title.slice(0, -2)} ` : `'${title}'`;
  expect(source.split(searched)).toHaveLength(2);
});
