// Programs of the machine that tests need, and their installation.
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
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
 * Runs a program of Debian's package management. Throws with its output when it fails.
 * @param {string} program
 * @param {string[]} args
 */
const manage = async (program, ...args) => {
  const { code, output } = await run(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) throw new Error(`${program} ${args[0]} failed:\n${output}`);
};

/**
 * Installs Debian packages. Throws with the output of apt when that fails.
 * @param {readonly string[]} packages
 */
export const installPackages = async (packages) => {
  await manage('apt-get', 'update', '-qq');
  await manage('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
};

/**
 * Unpacks a Debian package into a folder, without its dependencies and without its installation scripts. Throws with
 * the output of apt when that fails.
 * @param {string} name
 * @param {string} folder absolute path
 */
export const unpackPackage = async (name, folder) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await manage('apt-get', 'update', '-qq');
  // apt-get downloads into the current folder
  await manage('env', '--chdir', folder, 'apt-get', 'download', '-qq', name);
  const [archive = ''] = await readdir(folder);
  await manage('dpkg', '--extract', `${folder}/${archive}`, folder);
  await rm(`${folder}/${archive}`);
};
