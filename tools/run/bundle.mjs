import { build } from 'esbuild';

/**
 * Dependency that the bundle replaces with an empty module, by the package that imports it. graphql-jit uses this JSON
 * serializer only with the option `customJSONSerializer`, which the gateway does not set.
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
 * Bundles a Node application. Our own workspace packages are inlined, because they are TypeScript sources. npm packages
 * stay external, except those with an omitted dependency.
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
    // inlined CommonJS packages load external ones with `require`
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    sourcemap: true,
    sourcesContent: false, // Node keeps the source map in memory, and needs only positions
    logLevel: 'warning',
    loader: { '.graphql': 'text', '.yaml': 'text', '.sql': 'text' },
    plugins: [npmPackagesStayOutside, ...plugins],
  });
