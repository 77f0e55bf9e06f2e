import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../../../tools/run/command.mjs';

export const sourceFolder = 'apps/web/src/';

/** Folder of the built tests, which build-tests.mjs fills. */
export const builtFolder = '.tmp/component/';

/** Transformer of a component test, and of what is set up before it. Jest asks for it by its names. */
export default {
  /** @type {(source: string, path: string) => { code: string, map?: string }} */
  process: (source, path) => {
    // what is built stays as it is; its map leads an error to the source
    if (path.startsWith(root + builtFolder)) return { code: source, map: readFileSync(`${path}.map`, 'utf8') };
    const built = relative(root + sourceFolder, path).replace(/\.tsx?$/, '.js');
    return { code: `import ${JSON.stringify(`${root}${builtFolder}${built}`)};\n` };
  },
};
