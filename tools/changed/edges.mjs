// Files that a file reads, as far as its text shows.
import { posix } from 'node:path';

/**
 * Files of the repository, with the data that resolves imports between them.
 * @typedef {object} Sources
 * @property {ReadonlyMap<string, string>} texts text by path from the root of the repository
 * @property {ReadonlyMap<string, Readonly<Record<string, string>>>} packages `exports` by folder, such as
 * `apps/gateway`
 */

const importWords = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const typesOnly = /\b(?:import|export)\s+type\s[^;]*?\bfrom\s+['"][^'"\n]+['"]/g;
const places =
  /['"`](?:\$\{root\})?((?:\.{1,2}\/|apps\/|bench\/|deploy\/|docs\/|e2e\/|infra\/|packages\/|tools\/)[^'"`\n$]*)/g;
const looksOver = /^ *\/\/ Looks over: (.+)$/gm;

const endings = ['', '.ts', '.tsx', '.mjs', '.graphql', '/index.ts', '/index.tsx'];

/** @param {Sources} sources @param {string} path */
const existing = ({ texts }, path) => endings.map((ending) => path + ending).find((one) => texts.has(one));

/**
 * Resolves an import of a workspace by the `exports` of its package.json.
 * @param {Sources} sources
 * @param {string} specifier for example `@backoffice/schema/permissions`
 */
const inPackage = (sources, specifier) => {
  const [, name = '', ...rest] = specifier.split('/');
  for (const folder of [`packages/${name}`, `apps/${name}`]) {
    for (const [key, target] of Object.entries(sources.packages.get(folder) ?? {})) {
      const [before = '', after] = key.split('*');
      const asked = ['.', ...rest].join('/');
      if (after === undefined ? asked !== key : !(asked.startsWith(before) && asked.endsWith(after))) continue;
      const value = after === undefined ? '' : asked.slice(before.length, asked.length - after.length);
      return existing(sources, posix.join(folder, target.replace('*', value)));
    }
  }
  return undefined;
};

/** @param {Sources} sources @param {string} from @param {string} specifier */
const imported = (sources, from, specifier) => {
  if (specifier.startsWith('.')) return existing(sources, posix.join(posix.dirname(from), specifier));
  if (specifier.startsWith('@/')) return existing(sources, `apps/web/src/${specifier.slice(2)}`);
  return specifier.startsWith('@backoffice/') ? inPackage(sources, specifier) : undefined;
};

/** @param {string} path */
const isModule = (path) => path.startsWith('apps/gateway/src/modules/') && !/\.test\.ts$|\/testing\//.test(path);

/**
 * Removes type-only imports, because the stage `types` checks them. In modules of the gateway, types of contracts
 * remain: they lead to the service of the contract.
 * @param {string} path
 * @param {string} text
 */
const withoutTypes = (path, text) =>
  text.replace(typesOnly, (statement) =>
    isModule(path) && statement.includes('@backoffice/contracts/') ? statement : '',
  );

/** Returns whether a folder is too near the root to count as a dependency. @param {string} path */
const isWide = (path) => path.split('/').filter(Boolean).length < 3;

/**
 * @param {Sources} sources
 * @param {string} from
 * @param {string} text
 */
const namedPlaces = (sources, from, text) =>
  [...text.matchAll(places)].flatMap(([, place = '']) => {
    const path = posix.join(place.startsWith('.') ? posix.dirname(from) : '', place).replace(/\/$/, '');
    if (path.startsWith('..')) return [];
    if (sources.texts.has(path)) return [path];
    return isWide(path) ? [] : [`${path}/**`];
  });

/**
 * Returns the patterns of a test's declaration `// Looks over: apps/web/src/features/**`.
 * @param {string} text
 */
const declaredPlaces = (text) =>
  [...text.matchAll(looksOver)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().replace(/\.$/, '')));

/** Returns whether a test of tools/ declares what it reads. @param {string} path @param {string} text */
const readsTexts = (path, text) => /^tools\/.*\.test\.ts$/.test(path) && declaredPlaces(text).length > 0;

/**
 * Returns paths and patterns of files of which a test of tools/ reads only the text. What those files import does not
 * count for the test.
 * @param {Sources} sources
 * @param {string} path
 */
export const textsOf = (sources, path) => {
  const text = sources.texts.get(path) ?? '';
  if (!readsTexts(path, text)) return [];
  return [...declaredPlaces(text), ...namedPlaces(sources, path, text).filter((one) => !one.endsWith('**'))];
};

/**
 * Returns paths and patterns that a program depends on: its imports, and the files that it names. Folders that it names
 * count only in tests, their shared code and tools, without a declaration.
 * @param {Sources} sources
 * @param {string} path
 */
export const edgesOf = (sources, path) => {
  const text = sources.texts.get(path) ?? '';
  if (!/\.(tsx?|mjs)$/.test(path)) return [];
  const values = withoutTypes(path, text);
  const imports = [...values.matchAll(importWords)]
    .map(([, specifier = '']) => imported(sources, path, specifier))
    .filter((one) => one !== undefined);
  const isTest = /\.test\.tsx?$|\/testing\/|^testing\/|^e2e\/|^tools\//.test(path);
  const declared = declaredPlaces(text);
  const named = namedPlaces(sources, path, values);
  if (readsTexts(path, text)) return [...imports, ...named.filter((one) => /^tools\/.*\.mjs$/.test(one))];
  return [...imports, ...named.filter((one) => !one.endsWith('**') || (isTest && declared.length === 0)), ...declared];
};
