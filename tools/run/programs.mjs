// Programs of the machine that tests need, and their installation.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';

/** @param {string} path */
export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];

/**
 * Returns the path of a program, or undefined.
 * @param {readonly string[]} names possible names, in order of preference
 * @param {readonly string[]} [elsewhere] full paths, which are tried after PATH and /usr/bin
 */
export const findProgram = (names, elsewhere = []) =>
  [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isProgram);

/** Returns whether this process may install Debian packages: it is root on Debian or a derivative. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs Debian packages. Throws with the output of apt when that fails.
 * @param {readonly string[]} packages
 */
export const installPackages = async (packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { code, output } = await run('apt-get', args, { env });
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed:\n${output}`);
  }
};
