// Bundles a Node application: our own workspace packages are inlined (they are TypeScript sources), npm packages stay external.
// Usage, from the application's folder: node ../../tools/build-node.mjs src/main.ts
import { build } from 'esbuild';

const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@backoffice/') ? undefined : { path, external: true },
    ),
};

await build({
  entryPoints: process.argv.slice(2),
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false, // Node keeps the map in memory, and a place in a file is all that it is asked for
  logLevel: 'warning',
  loader: { '.graphql': 'text', '.yaml': 'text', '.sql': 'text' },
  plugins: [npmPackagesStayOutside],
});
