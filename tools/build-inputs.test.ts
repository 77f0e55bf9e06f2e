// Guards: A build of a package runs again when a file changes that the package imports from elsewhere.
// Looks over: apps/**, packages/**, turbo.json
import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { matcher } from './changed/select.mjs';
import { root } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

const importWords = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?\n]+)/g;

/** Files of builds, without tests and what only tests use. */
const isBuilt = (path: string): boolean =>
  /^(?:apps|packages)\/.*\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);

const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Returns the patterns of `{a,b}` written out. */
const expanded = (pattern: string): string[] => {
  const [whole = '', list] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(',').flatMap((one) => expanded(pattern.replace(whole, one)));
};

const read = async (path: string): Promise<string> => readFile(`${root}${path}`, 'utf8').catch(() => '{}');

/** Returns the patterns of the files outside of a package on which its build depends. */
const inputsOf = async (folder: string): Promise<string[]> => {
  const shared: { globalDependencies: string[] } = JSON.parse(await read('turbo.json'));
  const { tasks }: { tasks?: { build: { inputs: string[] } } } = JSON.parse(await read(`${folder}/turbo.json`));
  const own = (tasks?.build.inputs ?? []).filter((one) => one.startsWith('$TURBO_ROOT$/'));
  return [...shared.globalDependencies, ...own.map((one) => one.slice('$TURBO_ROOT$/'.length))].flatMap(expanded);
};

test('the files that builds import from elsewhere are inputs of the builds', async () => {
  const missing: string[] = [];
  let found = 0;
  for (const path of await filesOfRepository(isBuilt)) {
    const folder = packageOf(path);
    for (const [, specifier = ''] of (await read(path)).matchAll(importWords)) {
      const target = posix.join(dirname(path), specifier);
      if (packageOf(target) === folder) continue;
      found += 1;
      if (!(await inputsOf(folder)).some((pattern) => matcher(pattern)(target))) missing.push(`${path}: ${target}`);
    }
  }
  expect(found).toBeGreaterThan(4);
  expect(missing).toEqual([]);
});
