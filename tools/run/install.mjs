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

/** Returns whether node_modules has the versions of the lockfile. npm records installed versions in node_modules. */
const isInstalled = async () => {
  const [wanted, present] = await Promise.all([
    readLockfile(`${root}package-lock.json`),
    readLockfile(`${root}node_modules/.package-lock.json`),
  ]);
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages)
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional) // optional: binaries of other platforms
    .every(([place, { version }]) => present.packages[place] && present.packages[place].version === version);
};

/**
 * Throws for a Node before 20.19.
 * @param {string} [version]
 */
export const requireNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node ${version} is too old: 20.19 or newer is needed.`);
};

/**
 * Returns the report about a failed program. It begins with a clear text when the disk is full.
 * @param {string} what
 * @param {string} output
 */
export const failureOf = (what, output) =>
  /ENOSPC|no space left on device/i.test(output)
    ? `${what} failed: the disk is full. Make room, then start again.\n${output}`
    : `${what} failed:\n${output}`;

/**
 * Installs the packages of the lockfile unless they are installed.
 * @throws Error for a Node that is too old, or with the output of npm
 */
export const installIfNeeded = async () => {
  requireNode();
  if (await isInstalled()) return;
  console.log('Installing the packages (a minute or two, once) …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { together: true });
  if (code !== 0) throw new Error(failureOf('npm ci', output));
};
