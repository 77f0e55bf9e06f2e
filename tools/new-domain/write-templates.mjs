import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../run/command.mjs';

/**
 * Folder of the templates, with the folder structure of the repository. The files have their own extension, which
 * compiler and linter ignore.
 */
const templates = fileURLToPath(new URL('templates/', import.meta.url));
const ENDING = '.template';

/**
 * Replaces the placeholders with the spellings of a name. Throws for an unknown placeholder.
 * @param {string} text
 * @param {import('./names.mjs').Names} names
 */
const filled = (text, names) =>
  text.replaceAll(/__([A-Za-z][A-Za-z_-]*?)__/g, (placeholder, /** @type {string} */ spelling) => {
    const [, name] = Object.entries(names).find(([known]) => known === spelling) ?? [];
    if (name === undefined) throw new Error(`A template has ${placeholder}, which is no spelling of a name.`);
    return name;
  });

/**
 * Writes the files of the domain and returns their paths from the root. Throws for a file that exists.
 * @param {import('./names.mjs').Names} names
 */
export const writeTemplates = async (names) => {
  const found = await readdir(templates, { recursive: true });
  const written = found.filter((path) => path.endsWith(ENDING)).map((path) => path.slice(0, -ENDING.length));
  const files = written.map((path) => ({ template: path + ENDING, path: filled(path.replaceAll('\\', '/'), names) }));
  for (const { template, path } of files) {
    const text = filled(await readFile(templates + template, 'utf8'), names);
    await mkdir(dirname(root + path), { recursive: true });
    await writeFile(root + path, text, { flag: 'wx' });
  }
  return files.map(({ path }) => path).sort();
};
