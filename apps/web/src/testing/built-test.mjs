import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../../../tools/run/command.mjs';

export const sourceFolder = 'apps/web/src/';

/** Folder of the built tests of all runs. Each run has a subfolder named by its process id. */
export const buildsFolder = '.tmp/component/';

/** Folder with the built tests of this run, written by build-tests.mjs. */
export const builtFolder = `${buildsFolder}${process.pid}/`;

/**
 * Returns the path of a built file within the folder of its run. Undefined for a source file.
 * @param {string} path
 */
const builtPath = (path) =>
  path.startsWith(root + buildsFolder) ? path.slice((root + buildsFolder).length).replace(/^\d+\//, '') : undefined;

/** Jest transformer of component tests and their setup. Jest requires these method names. */
export default {
  /**
   * Returns the same key for a built file in every run, although each run has another folder.
   * @type {(source: string, path: string) => string}
   */
  getCacheKey: (source, path) =>
    createHash('sha256')
      .update(`${builtPath(path) ?? relative(root, path)}\n${source}`)
      .digest('hex')
      .slice(0, 32),
  /** @type {(source: string, path: string) => { code: string, map?: string }} */
  process: (source, path) => {
    // a built file needs no transformation; its source map leads errors to the source
    if (builtPath(path) !== undefined) return { code: source, map: readFileSync(`${path}.map`, 'utf8') };
    const built = relative(root + sourceFolder, path).replace(/\.tsx?$/, '.js');
    // jest.config.mjs maps `@built` to the folder of the run
    return { code: `import ${JSON.stringify(`@built/${built}`)};\n` };
  },
};
