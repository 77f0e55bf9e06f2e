// Guards: Outside of contracts, services and tests, no name uses a word that CONTEXT.md avoids. web/shared names no
// domain.
// Looks over: apps/**, packages/**
import { readdir, readFile } from 'node:fs/promises';
import { parse, visit } from 'graphql';
import ts from 'typescript';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

/** Files that use the services' names: contracts, services, the two files of a module that call them, test data. */
const SERVICE_NAMES =
  /^packages\/contracts\/|^apps\/platform\/src\/(services|testing)\/|\.(source|mappers|test)\.tsx?$/;

/** Splits a name into words: `payoutPolicy`, `payout-policy` and `PAYOUT_POLICY` have the same ones. */
const wordsOf = (name: string): string =>
  `-${name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()}-`;

/** Word to avoid, with the term to use instead. */
interface Avoided {
  readonly term: string;
  readonly word: string;
}

/** Reads the table `| Term | Spanish and meaning | Avoid |`. The words to avoid are in backticks. */
const readGlossary = (text: string): readonly Avoided[] => {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const header = rows[0] ?? [];
  const [termAt, avoidAt] = [header.indexOf('Term'), header.indexOf('Avoid')];
  return rows
    .slice(2)
    .flatMap((cells) =>
      [...(cells[avoidAt] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ term: cells[termAt] ?? '', word })),
    );
};

const namesInSchema = (text: string): readonly string[] => {
  const names = new Set<string>();
  visit(parse(text), { Name: ({ value }) => void names.add(value) });
  return [...names];
};

/** Returns whether a node is the name of a declaration, not a reference. */
const isNameOf = (parent: ts.Node, node: ts.Node): boolean =>
  'name' in parent &&
  parent.name === node &&
  !ts.isPropertyAccessExpression(parent) &&
  !ts.isImportSpecifier(parent) &&
  !ts.isJsxAttribute(parent);

/** Returns the names that a file declares: types, fields, functions, constants, parameters. */
const namesInCode = (path: string, text: string): readonly string[] => {
  const names = new Set<string>();
  const collect = (parent: ts.Node): void => {
    ts.forEachChild(parent, (node) => {
      if (ts.isIdentifier(node) && isNameOf(parent, node)) names.add(node.text);
      collect(node);
    });
  };
  collect(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  return [...names];
};

const namesIn = async (path: string): Promise<readonly string[]> => {
  const text = await readFile(`${root}${path}`, 'utf8');
  return path.endsWith('.graphql') ? namesInSchema(text) : namesInCode(path, text);
};

const glossary = readGlossary(await readFile(`${root}CONTEXT.md`, 'utf8'));
const sources = await filesOfRepository(
  (path) =>
    /^(apps|packages)\/.*\.(tsx?|graphql)$/.test(path) && !path.includes('.generated.') && !SERVICE_NAMES.test(path),
);

/** Lists each name with its file. A path counts as a name, too. */
const named = (
  await Promise.all(sources.map(async (path) => [path, ...(await namesIn(path))].map((name) => ({ name, path }))))
).flat();

test('the glossary has words to avoid', () => {
  expect(glossary.length).toBeGreaterThan(5);
  expect(named.length).toBeGreaterThan(1_000);
});

test.each(glossary)('no name uses $word instead of $term', ({ word }) => {
  const avoided = wordsOf(word);
  const found = named.filter(({ name }) => wordsOf(name).includes(avoided));
  expect(found.map(({ name, path }) => (name === path ? path : `${name} in ${path}`))).toEqual([]);
});

/**
 * Names of domains that are also general words: `export` in a module, the gateway, the viewer with the personal part,
 * the activity of each detail.
 */
const NOT_ONLY_OF_DOMAINS = new Set(['activity', 'export', 'gateway', 'personal', 'viewer']);

const domainWords = [
  ...new Set([
    ...(await filesOfRepository((path) => /^packages\/schema\/src\/(?!shared)\w+\/.*\.graphql$/.test(path))).flatMap(
      (path) => [path.split('/').at(-2) ?? '', path.split('/').at(-1)?.split('.')[0] ?? ''],
    ),
    ...(await readdir(`${root}apps/web/src/domain`, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]),
].filter((word) => !NOT_ONLY_OF_DOMAINS.has(word));

test('the folders of the schema give the domains', () => {
  expect(domainWords).toEqual(expect.arrayContaining(['collector', 'identification', 'payer', 'payment', 'promotion']));
});

test.each(domainWords)('no file and no name in web/shared contains %s', (word) => {
  const avoided = wordsOf(word);
  const found = named.filter(
    ({ name, path }) => path.startsWith('apps/web/src/shared/') && wordsOf(name).includes(avoided),
  );
  expect(found.map(({ name, path }) => `${name} in ${path}`)).toEqual([]);
});
