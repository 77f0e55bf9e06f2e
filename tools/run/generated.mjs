import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filesOfRepository } from './files.mjs';
import { root, runNode } from './command.mjs';

/**
 * Returns the digest of each file, by path. It includes files of any name, so that no generated file is forgotten.
 * @param {string} folder
 */
const snapshot = async (folder) => {
  /** @param {string} path */
  const digestOf = async (path) => {
    const bytes = await readFile(`${folder}${path}`).catch(() => ''); // deleted meanwhile
    return /** @type {const} */ ([path, createHash('sha256').update(bytes).digest('hex')]);
  };
  return new Map(await Promise.all((await filesOfRepository(() => true, folder)).map(digestOf)));
};

/**
 * Runs the code generation. Fails with a list of the files that changed meanwhile.
 * @param {() => Promise<import('./command.mjs').Outcome>} [generate] another generation, for tests
 * @param {string} [folder] its folder, with a slash at the end
 * @returns {Promise<import('./command.mjs').Outcome>}
 */
export const checkGenerated = async (generate = () => runNode(['tools/generate.mjs']), folder = root) => {
  const before = await snapshot(folder);
  const outcome = await generate();
  if (outcome.code !== 0) return outcome;
  const after = await snapshot(folder);
  const stale = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
  if (stale.length === 0) return outcome;
  return {
    code: 1,
    output: `These generated files were not up to date; they are now, so look at them and commit them:\n${stale.map((path) => `  ${path}`).join('\n')}\n`,
  };
};
