import { readFile } from 'node:fs/promises';
import { root, run } from '../run/command.mjs';

/** @param {readonly string[]} args */
const git = async (args) => {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\0').filter(Boolean);
};

/**
 * Lists files that differ from the merge base with another branch, sorted: committed, uncommitted, untracked and
 * deleted. Throws when there is no merge base.
 * @param {string} since branch, tag or commit
 */
export const changedFiles = async (since) => {
  const { code, output } = await run('git', ['merge-base', since, 'HEAD']);
  if (code !== 0) throw new Error(`There is no common commit with ${since}: name another one by --since <ref>.`);
  const [changed, untracked] = await Promise.all([
    git(['diff', '--name-only', '--no-renames', '-z', output.trim()]),
    git(['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  return [...new Set([...changed, ...untracked])].sort();
};

const isText = (/** @type {string} */ path) => /\.(tsx?|mjs|graphql)$/.test(path);

/**
 * Lists the files that git does not ignore, with the text of programs and GraphQL documents. The text of other files is
 * empty.
 * @returns {Promise<import('./edges.mjs').Sources>}
 */
export const readSources = async () => {
  const paths = await git(['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  const read = async (/** @type {string} */ path) => {
    try {
      return /** @type {const} */ ([path, isText(path) ? await readFile(root + path, 'utf8') : '']);
    } catch {
      return undefined; // deleted, but not committed
    }
  };
  const texts = new Map((await Promise.all(paths.map(read))).filter((one) => one !== undefined));
  const manifests = paths.filter((path) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path) && texts.has(path));
  const packages = await Promise.all(
    manifests.map(async (path) => {
      const { exports = {} } = JSON.parse(await readFile(root + path, 'utf8'));
      return /** @type {const} */ ([path.replace('/package.json', ''), exports]);
    }),
  );
  return { texts, packages: new Map(packages) };
};
