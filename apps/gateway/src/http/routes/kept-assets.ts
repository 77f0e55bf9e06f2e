import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textAt } from '../../unknown-value.ts';

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

/** End of the name of a file that is being written. */
const PART = '.part';
/** Milliseconds after which an unfinished file is left over from a stopped gateway. */
const LONGEST_COPY = 3_600_000;

/** Writes a file of the folder of scripts, then moves it. Another gateway may read the target at any time. */
const writeWhole = async (
  { assets }: ReturnType<typeof foldersOf>,
  target: string,
  write: (part: string) => Promise<void>,
): Promise<void> => {
  const part = join(assets, `${randomUUID()}${PART}`);
  await write(part);
  await rename(part, target);
};

const unlessGone = (error: unknown): undefined => {
  if (textAt(error, 'code') !== 'ENOENT') throw error;
  return undefined;
};

/** Returns the time of the last change; undefined when another gateway has deleted the file. */
const changedAt = (path: string): Promise<number | undefined> => stat(path).then(({ mtimeMs }) => mtimeMs, unlessGone);

/** Reads the builds, the latest start first. Leaves out those that another gateway has deleted. */
const readBuilds = async (builds: string) => {
  const found = await Promise.all(
    (await namesIn(builds)).map(async (name) => {
      const path = join(builds, name);
      const [startedAt, list] = await Promise.all([changedAt(path), readFile(path, 'utf8').catch(unlessGone)]);
      return startedAt === undefined || list === undefined ? [] : [{ path, startedAt, names: list.split('\n') }];
    }),
  );
  return found.flat().sort((a, b) => b.startedAt - a.startedAt);
};

const isBeingWritten = async (path: string): Promise<boolean> =>
  path.endsWith(PART) && ((await changedAt(path)) ?? 0) > Date.now() - LONGEST_COPY;

/** Deletes builds beyond the latest ones, and scripts that no remaining build uses. Files being written stay. */
const forgetOlder = async (kept: string, most: number): Promise<void> => {
  const { assets, builds } = foldersOf(kept);
  const found = await readBuilds(builds);
  const needed = new Set(found.slice(0, most).flatMap(({ names }) => names));
  await Promise.all(found.slice(most).map(({ path }) => rm(path, { force: true })));
  const others = (await namesIn(assets)).filter((name) => !needed.has(name)).map((name) => join(assets, name));
  await Promise.all(others.map(async (path) => (await isBeingWritten(path)) || rm(path, { force: true })));
};

/**
 * Stores the scripts of a build, for applications that stay open when the next build replaces it. Several gateways may
 * share the folder, and serve each other's scripts.
 * @param dist folder of the built application
 * @param kept folder for the scripts of this application
 * @param most maximum number of stored builds, including this one
 */
export const keepAssets = async (dist: string, kept: string, most: number): Promise<void> => {
  const folders = foldersOf(kept);
  const { assets, builds } = folders;
  await Promise.all([assets, builds].map((folder) => mkdir(folder, { recursive: true })));
  const names = await namesIn(join(dist, 'assets'));
  // first, so that another gateway does not delete the scripts
  await writeWhole(folders, join(builds, idOf(names)), (part) => writeFile(part, names.join('\n')));
  const there = new Set(await namesIn(assets));
  const missing = names.filter((name) => !there.has(name));
  await Promise.all(
    missing.map((name) =>
      writeWhole(folders, join(assets, name), (part) => copyFile(join(dist, 'assets', name), part)),
    ),
  );
  await forgetOlder(kept, most);
};
