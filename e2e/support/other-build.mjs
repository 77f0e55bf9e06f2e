// Builds application and gateway as another release: another title, other script names, other operation ids. Its
// gateway also knows the operations of the present sources, as those of an earlier release.
// Usage: node e2e/support/other-build.mjs
import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { bundle } from '../../tools/run/bundle.mjs';
import { root } from '../../tools/run/command.mjs';
import { recordRelease, releasedOperations } from '../../tools/run/released-operations.mjs';
import { otherBuild, otherTitle } from './other-build-places.mjs';

/** @param {string} id */
const otherId = (id) => [...id].reverse().join('');

const application = {
  name: 'other-release',
  /** @type {'pre'} */
  enforce: 'pre',
  /** @param {string} code @param {string} path */
  transform: (code, path) => {
    if (path.endsWith('.generated.ts'))
      return code.replace(/("__meta__":\{"id":")([0-9a-f]+)/g, (_found, before, id) => before + otherId(id));
    return path.endsWith('payment.feature.ts') ? code.replace('Buscar Pagos', otherTitle) : undefined;
  },
};

const readJson = async (/** @type {string} */ path) => JSON.parse(await readFile(root + path, 'utf8'));
const operations = await readJson('apps/gateway/src/graphql/operations.generated.json');
const renamed = Object.fromEntries(Object.entries(operations).map(([id, text]) => [otherId(id), text]));
const released = recordRelease(await readJson(releasedOperations), 'the present sources', operations);

/** @param {import('esbuild').PluginBuild} build */
const setup = ({ onLoad }) => {
  const json = (/** @type {unknown} */ value) => () => ({
    contents: JSON.stringify(value),
    loader: /** @type {const} */ ('json'),
  });
  onLoad({ filter: /operations\.generated\.json$/ }, json(renamed));
  onLoad({ filter: /released-operations\.json$/ }, json(released));
};

await Promise.all([
  build({
    root: `${root}apps/web`,
    logLevel: 'error',
    plugins: [application],
    build: { outDir: otherBuild.web, emptyOutDir: true },
  }),
  bundle([`${root}apps/gateway/src/main.ts`], otherBuild.gateway, [{ name: 'other-release', setup }]),
]);
