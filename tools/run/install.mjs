import { readFile } from 'node:fs/promises';
import { root, run } from './command.mjs';

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }> }} Lockfile */

/**
 * @param {string} path
 * @returns {Promise<Lockfile | undefined>}
 */
const readLockfile = async (path) => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Asks if node_modules agrees with the lockfile; npm keeps its own account of it there. */
const isInstalled = async () => {
  const [wanted, present] = await Promise.all([
    readLockfile(`${root}package-lock.json`),
    readLockfile(`${root}node_modules/.package-lock.json`),
  ]);
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages)
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional) // optional: other platforms' binaries
    .every(([place, { version }]) => present.packages[place] && present.packages[place].version === version);
};

/** Installs what the lockfile says, unless it is there; throws with npm's own words when it cannot. */
export const installIfNeeded = async () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  }
  if (await isInstalled()) return;
  console.log('Installing the packages (a minute or two, once) …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
};
