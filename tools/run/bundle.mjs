import { build } from 'esbuild';

/**
 * Packages that others load and we never use. graphql-jit makes JSON with a compiler of JSON Schemas when an option
 * says so, which nobody sets: 2 MB of every gateway's memory.
 * @type {Readonly<Record<string, string>>}
 */
const leftOut = { 'graphql-jit': 'fast-json-stringify' };

const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  /** @param {import('esbuild').PluginBuild} build */
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@backoffice/') || path in leftOut) return undefined;
      const isLeftOut = Object.entries(leftOut).some(
        ([name, part]) => part === path && importer.includes(`/node_modules/${name}/`),
      );
      return isLeftOut ? { path, namespace: 'left-out' } : { path, external: true };
    });
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};

/**
 * Bundles a Node application: our own workspace packages are inlined (they are TypeScript sources), npm packages stay
 * external, but for those of which a part is to stay away.
 * @param {readonly string[]} entryPoints
 * @param {string} outdir
 * @param {readonly import('esbuild').Plugin[]} [plugins]
 */
export const bundle = (entryPoints, outdir, plugins = []) =>
  build({
    entryPoints: [...entryPoints],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // what is inlined of packages in CommonJS asks for the others by it
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    sourcemap: true,
    sourcesContent: false, // Node keeps the map in memory, and a place in a file is all that it is needed for
    logLevel: 'warning',
    loader: { '.graphql': 'text', '.yaml': 'text', '.sql': 'text' },
    plugins: [npmPackagesStayOutside, ...plugins],
  });
