// What a file reads, as far as its text says it.
import { posix } from 'node:path';

/**
 * Files of the repository, and what it takes to find one by the words of another.
 * @typedef {object} Sources
 * @property {ReadonlyMap<string, string>} texts text by path, from the root of the repository
 * @property {ReadonlyMap<string, Readonly<Record<string, string>>>} packages `exports` by name, such as `apps/gateway`
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
 * File of an import of a workspace, by the `exports` of its package.json.
 * @param {Sources} sources
 * @param {string} specifier `@backoffice/schema/permissions`
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
 * A type is the matter of the compiler, which looks at everything. What a module of the gateway takes of a contract leads
 * to the service that keeps it.
 * @param {string} path
 * @param {string} text
 */
const withoutTypes = (path, text) =>
  text.replace(typesOnly, (statement) =>
    isModule(path) && statement.includes('@backoffice/contracts/') ? statement : '',
  );

/** Folders of which no name alone is worth an edge: everything lies in them. @param {string} path */
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
 * Patterns of the files that a test looks over, as its line `// Looks over: apps/web/src/features/**` says.
 * @param {string} text
 */
const declaredPlaces = (text) =>
  [...text.matchAll(looksOver)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().replace(/\.$/, '')));

/**
 * Paths, and patterns of paths, that a program names: its imports, the files and the folders that it reads. A declaration
 * takes the place of the folders that are found in a test.
 * @param {Sources} sources
 * @param {string} path
 */
export const edgesOf = (sources, path) => {
  const text = sources.texts.get(path) ?? '';
  if (!/\.(tsx?|mjs)$/.test(path)) return [];
  const values = withoutTypes(path, text);
  const imports = [...values.matchAll(importWords)].map(([, specifier = '']) => imported(sources, path, specifier));
  const isTest = /\.test\.tsx?$|\/testing\/|^testing\/|^e2e\/|^tools\//.test(path);
  const declared = declaredPlaces(text);
  return [
    ...imports.filter((one) => one !== undefined),
    ...namedPlaces(sources, path, values).filter((one) => !one.endsWith('**') || (isTest && declared.length === 0)),
    ...declared,
  ];
};
