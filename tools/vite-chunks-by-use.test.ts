// Guards: Modules are grouped into chunks by use, so that a new screen needs no configuration and loads few scripts.
import { randomBytes } from 'node:crypto';
import { scriptsByUse } from './vite-chunks-by-use.ts';
import type { Chunk } from './vite-chunk-graph.ts';

/** Creates a chunk of an ungrouped build. Its code cannot be compressed. */
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

/** Two lists with a table, a detail, and texts that all of them use. */
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

test('the entry, the libraries of the shell and the rest of the shell are one chunk each', () => {
  const names = scripts();
  expect(names.get('/src/sign-in.ts')).toBe(names.get('/src/main.ts'));
  expect(names.get('/src/router.ts')).toBe(names.get('/src/start.ts'));
  expect(
    new Set(['/src/main.ts', '/src/start.ts', '/node_modules/framework/index.js'].map((id) => names.get(id))).size,
  ).toBe(3);
});

test('a module of a single screen gets no name and stays in the chunk of the screen, also for a new screen', () => {
  expect(scripts().get('/src/fields.ts')).toBeUndefined();
  expect(scripts([...chunks, chunk('Claim', ['words', 'claim'], lazy), chunk('claim', [])]).get('/src/claim.ts')).toBe(
    undefined,
  );
});

test('modules of the same screens share a chunk, and a large one is not loaded by screens that do not need it', () => {
  const names = scripts();
  expect(names.get('/src/icon.ts')).toBe(names.get('/src/table.ts'));
  expect(names.get('/src/words.ts')).toBeDefined();
  expect(names.get('/src/words.ts')).not.toBe(names.get('/src/table.ts'));
});

test('no chunks import each other in a cycle', () => {
  // if outer and inner were one chunk, it would import the large middle, which imports that chunk
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

test('a pattern without a module is an error, because its screen was probably renamed', () => {
  expect(() => scripts(chunks, [/PaymentList\.ts$/])).toThrow('No module of the build matches /PaymentList\\.ts$/.');
});
