import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../../../tools/run/command.mjs';

export const sourceFolder = 'apps/web/src/';

/** Folder of the built tests of all runs: a run has its own, named by its process. */
export const buildsFolder = '.tmp/component/';

/** Folder that build-tests.mjs fills for the run of this process. */
export const builtFolder = `${buildsFolder}${process.pid}/`;

/** Path of a built file within the folder of its run; undefined for a source. @param {string} path */
const builtPath = (path) =>
  path.startsWith(root + buildsFolder) ? path.slice((root + buildsFolder).length).replace(/^\d+\//, '') : undefined;

/** Transformer of a component test, and of what is set up before it. Jest asks for these by their names. */
export default {
  /**
   * The same in each run: a built file has another folder, and is no other file.
   * @type {(source: string, path: string) => string}
   */
  getCacheKey: (source, path) =>
    createHash('sha256')
      .update(`${builtPath(path) ?? relative(root, path)}\n${source}`)
      .digest('hex')
      .slice(0, 32),
  /** @type {(source: string, path: string) => { code: string, map?: string }} */
  process: (source, path) => {
    // what is built stays as it is; its map leads an error to the source
    if (builtPath(path) !== undefined) return { code: source, map: readFileSync(`${path}.map`, 'utf8') };
    const built = relative(root + sourceFolder, path).replace(/\.tsx?$/, '.js');
    return { code: `import ${JSON.stringify(`@built/${built}`)};\n` }; // jest.config.mjs names the folder of the run
  },
};
