import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the folder of scripts, and the folder of builds. A build is a file with the names of its scripts. Its
 * modification time is its latest start.
 */
const foldersOf = (kept: string) => ({ assets: join(kept, 'assets'), builds: join(kept, 'builds') });

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

/** Identifies a build by the names of its scripts. They contain hashes of the contents. */
const idOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);

const noteBuild = async (builds: string, names: readonly string[]): Promise<void> => {
  const list = join(builds, idOf(names));
  await writeFile(list, names.join('\n'));
  await utimes(list, new Date(), new Date());
};

/** Copies a file atomically, since another gateway may read it at any time. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const part = `${to}.${randomUUID()}.part`;
  await copyFile(from, part);
  await rename(part, to);
};

const withStart = async (path: string) => ({ path, startedAt: (await stat(path)).mtimeMs });

/** Deletes builds beyond the latest ones, and scripts that no remaining build uses. */
const forgetOlder = async (kept: string, most: number): Promise<void> => {
  const { assets, builds } = foldersOf(kept);
  const lists = await Promise.all((await namesIn(builds)).map((name) => withStart(join(builds, name))));
  const byStart = lists.sort((a, b) => b.startedAt - a.startedAt).map(({ path }) => path);
  const needed = await Promise.all(byStart.slice(0, most).map((path) => readFile(path, 'utf8')));
  const names = new Set(needed.flatMap((list) => list.split('\n')));
  await Promise.all(byStart.slice(most).map((path) => rm(path, { force: true })));
  const unneeded = (await namesIn(assets)).filter((name) => !names.has(name));
  await Promise.all(unneeded.map((name) => rm(join(assets, name), { force: true })));
};

/**
 * Stores the scripts of a build, for applications that stay open when the next build replaces it. Several gateways may
 * share the folder, and serve each other's scripts.
 * @param dist folder of the built application
 * @param kept folder for the scripts of this application
 * @param most maximum number of stored builds, including this one
 */
export const keepAssets = async (dist: string, kept: string, most: number): Promise<void> => {
  const { assets, builds } = foldersOf(kept);
  await Promise.all([assets, builds].map((folder) => mkdir(folder, { recursive: true })));
  const names = await namesIn(join(dist, 'assets'));
  await noteBuild(builds, names); // first, so that another gateway does not delete the scripts
  const there = new Set(await namesIn(assets));
  const missing = names.filter((name) => !there.has(name));
  await Promise.all(missing.map((name) => copyWhole(join(dist, 'assets', name), join(assets, name))));
  await forgetOlder(kept, most);
};
