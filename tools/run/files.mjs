import { readdir } from 'node:fs/promises';
import { root } from './command.mjs';

const left = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Lists the wanted files of the repository by their path from its root, sorted. Skips build outputs, installed packages
 * and hidden folders except `.ci`.
 * @param {(path: string) => boolean} wanted
 * @param {string} [from] another folder than the root, for tests; with a slash at its end
 * @returns {Promise<string[]>}
 */
export const filesOfRepository = async (wanted, from = root) => {
  /** @param {string} folder @returns {Promise<string[]>} */
  const walk = async (folder) => {
    const entries = await readdir(`${from}${folder}`, { withFileTypes: true });
    const found = await Promise.all(
      entries.map(async (entry) => {
        const path = `${folder}${entry.name}`;
        if (!entry.isDirectory()) return wanted(path) ? [path] : [];
        const isHidden = entry.name.startsWith('.') && entry.name !== '.ci';
        return isHidden || left.has(entry.name) ? [] : walk(`${path}/`);
      }),
    );
    return found.flat();
  };
  return (await walk('')).sort();
};
