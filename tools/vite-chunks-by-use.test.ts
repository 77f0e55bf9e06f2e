// Guards: scripts are grouped by use, so that a new screen builds without a word in a list, and asks for few scripts.
import { randomBytes } from 'node:crypto';
import { scriptsByUse } from './vite-chunks-by-use.ts';
import type { Chunk } from './vite-chunk-graph.ts';

/** A chunk of a build that groups nothing; no packing makes its code smaller. */
const chunk = (name: string, imports: readonly string[], more: Partial<Chunk> = {}): Chunk => ({
  fileName: name,
  imports: [...imports],
  moduleIds: [`/src/${name}.ts`],
  code: randomBytes(50).toString('base64'),
  isEntry: false,
  isDynamicEntry: false,
  ...more,
});

const lazy = { isDynamicEntry: true };
const large = { code: randomBytes(60_000).toString('base64') };

/** Two lists with a table, a detail, and words that all of them show. */
const chunks: readonly Chunk[] = [
  chunk('main', ['sign-in'], { isEntry: true }),
  chunk('sign-in', []),
  chunk('start', ['framework'], lazy),
  chunk('framework', [], { moduleIds: ['/node_modules/framework/index.js', '/src/router.ts'] }),
  chunk('Payments', ['table', 'words', 'icon', 'framework'], lazy),
  chunk('Payers', ['table', 'words', 'icon', 'framework'], lazy),
  chunk('Payment', ['fields', 'words', 'framework'], lazy),
  chunk('table', ['rows'], large),
  chunk('rows', []),
  chunk('words', []),
  chunk('icon', []),
  chunk('fields', []),
];

const scripts = (all: readonly Chunk[] = chunks, often: readonly RegExp[] = []) =>
  scriptsByUse(all, { start: /start\.ts$/, often });

test('the entry, the libraries of the shell and the rest of the shell are a script each', () => {
  const names = scripts();
  expect(names.get('/src/sign-in.ts')).toBe(names.get('/src/main.ts'));
  expect(names.get('/src/router.ts')).toBe(names.get('/src/start.ts'));
  expect(
    new Set(['/src/main.ts', '/src/start.ts', '/node_modules/framework/index.js'].map((id) => names.get(id))).size,
  ).toBe(3);
});

test('a file of one screen comes with it, a new screen as well', () => {
  expect(scripts().get('/src/fields.ts')).toBeUndefined();
  expect(scripts([...chunks, chunk('Claim', ['words', 'claim'], lazy), chunk('claim', [])]).get('/src/claim.ts')).toBe(
    undefined,
  );
});

test('parts of the same screens are one script, a large one does not come to screens that do not need it', () => {
  const names = scripts();
  expect(names.get('/src/icon.ts')).toBe(names.get('/src/table.ts'));
  expect(names.get('/src/words.ts')).toBeDefined();
  expect(names.get('/src/words.ts')).not.toBe(names.get('/src/table.ts'));
});

test('no script needs itself by way of another', () => {
  // joined, outer and inner would need the large middle, which needs inner
  const circle: readonly Chunk[] = [
    ...chunks,
    chunk('Batches', ['outer'], lazy),
    chunk('Batch', ['outer'], lazy),
    chunk('Withdrawals', ['middle'], lazy),
    ...['A', 'B', 'C'].map((name) => chunk(name, ['inner'], lazy)),
    chunk('outer', ['middle']),
    chunk('middle', ['inner'], large),
    chunk('inner', []),
  ];
  const names = scripts(circle);
  expect(names.get('/src/outer.ts')).not.toBe(names.get('/src/inner.ts'));
});

test('a screen that was renamed is told, instead of being left out of what is limited', () => {
  expect(() => scripts(chunks, [/PaymentList\.ts$/])).toThrow('No module of the build matches /PaymentList\\.ts$/.');
});
