// Transformer for modules that Node evaluates once per worker, instead of Jest once per test file. The test gets their
// exports. All test files of a worker share these modules and their state.
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();

/** @param {string} path */
const exportsOf = async (path) => Object.keys(await import(pathToFileURL(path).href)).join(', ');

/** Functions that Jest calls by name. */
export default {
  /** @type {(source: string, path: string) => Promise<string>} */
  getCacheKeyAsync: async (_source, path) =>
    createHash('sha256')
      .update(`${path} ${await exportsOf(path)}`)
      .digest('hex')
      .slice(0, 32),
  /** @type {(source: string, path: string) => Promise<{ code: string }>} */
  processAsync: async (_source, path) => {
    const names = await exportsOf(path);
    const address = JSON.stringify(pathToFileURL(path).href);
    return { code: `const { ${names} } = await importNatively(${address});\nexport { ${names} };\n` };
  },
};
