import { build } from 'esbuild';

/**
 * Dependencies of packages that are never used. graphql-jit loads a JSON serializer only with an option that is never
 * set. Without this it would take 2 MB of memory in every gateway.
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
