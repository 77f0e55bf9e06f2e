import { readFile } from 'node:fs/promises';
import { filesWithLists } from '../codegen/service-lists.mjs';
import { filesOfRepository } from './files.mjs';
import { root, runNode } from './command.mjs';

/** Keycloak prescribes the name of a realm file, so `.generated.` is not in it. @param {string} path */
const isRealmFile = (path) => path.startsWith('infra/keycloak/') && path.endsWith('-realm.json');

/** @param {string} path */
const isGenerated = (path) => path.includes('.generated.') || isRealmFile(path) || filesWithLists.includes(path);

/** Returns the content of the files that `isGenerated` accepts, by path. */
const snapshot = async () => {
  const paths = await filesOfRepository(isGenerated);
  return new Map(
    await Promise.all(
      paths.map(async (path) => /** @type {const} */ ([path, await readFile(`${root}${path}`, 'utf8')])),
    ),
  );
};

/**
 * Runs the code generation. Fails with a list of the files that it changed.
 * @returns {Promise<import('./command.mjs').Outcome>}
 */
export const checkGenerated = async () => {
  const before = await snapshot();
  const outcome = await runNode(['tools/generate.mjs']);
  if (outcome.code !== 0) return outcome;
  const after = await snapshot();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length === 0) return outcome;
  return {
    code: 1,
    output: `These generated files were not up to date; they are now, so look at them and commit them:\n${stale.map((path) => `  ${path}`).join('\n')}\n`,
  };
};
