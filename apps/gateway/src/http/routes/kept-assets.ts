import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts of builds in one folder, and beside them a list of names for each build, as new as its last start. */
const foldersOf = (kept: string) => ({ assets: join(kept, 'assets'), builds: join(kept, 'builds') });

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

/** Names of assets carry a hash of their content, so that the same names are the same build. */
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

/** Another gateway may read a file at any time: it is there as a whole, or not at all. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const part = `${to}.${randomUUID()}.part`;
  await copyFile(from, part);
  await rename(part, to);
};

const withStart = async (path: string) => ({ path, startedAt: (await stat(path)).mtimeMs });

/** Forgets builds beyond the last ones, and the files of none of those that stay. */
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
 * Keeps the scripts of a build for applications that stay open when another one takes its place. Several gateways may
 * share the folder: each finds there what the builds of the others have.
 * @param dist folder of the built application
 * @param kept folder of this application among what is kept
 * @param most builds that are kept, this one included
 */
export const keepAssets = async (dist: string, kept: string, most: number): Promise<void> => {
  const { assets, builds } = foldersOf(kept);
  await Promise.all([assets, builds].map((folder) => mkdir(folder, { recursive: true })));
  const names = await namesIn(join(dist, 'assets'));
  await noteBuild(builds, names); // first: another gateway that forgets at this moment spares them
  const there = new Set(await namesIn(assets));
  const missing = names.filter((name) => !there.has(name));
  await Promise.all(missing.map((name) => copyWhole(join(dist, 'assets', name), join(assets, name))));
  await forgetOlder(kept, most);
};
