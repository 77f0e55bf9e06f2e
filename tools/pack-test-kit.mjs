// npm run pack:test-kit -- <folder>: creates the tarball of the test kit, which includes gateway and reference
// services.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundle } from './run/bundle.mjs';
import { installed, root, run, runNode } from './run/command.mjs';
import { printClientSchema } from './run/schema-changes.mjs';

const made = `${root}.tmp/test-kit/`;
const dist = `${made}dist/`;

/** @throws Error with the output of a failed program */
const demand = (/** @type {import('./run/command.mjs').Outcome} */ { code, output }) => {
  if (code !== 0) throw new Error(output);
};

const readJson = async (/** @type {string} */ path) => JSON.parse(await readFile(root + path, 'utf8'));

/** Returns the npm dependencies of the workspaces in the bundle, without our own packages. */
const dependencies = async () => {
  const lists = await Promise.all(
    ['apps/gateway', 'apps/platform', 'packages/import-file', 'packages/validators'].map(
      async (folder) => (await readJson(`${folder}/package.json`)).dependencies ?? {},
    ),
  );
  const all = Object.entries(Object.assign({}, ...lists));
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@backoffice/')).sort());
};

/**
 * Bundles the kit in one module format.
 * @param {import('esbuild').BuildOptions} form
 */
const writeKit = (form) =>
  build({
    entryPoints: [`${root}packages/test-kit/src/index.ts`],
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    ...form,
  });

/** Build options for consumers that use `require`. */
const commonJs = {
  define: { 'import.meta.url': 'kitUrl' },
  banner: { js: "const kitUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/**
 * Bundles a program of the kit: the one that prints an access token, or the one that serves tests in other languages.
 * @param {string} entry
 * @param {string} file
 */
const writeProgram = (entry, file) =>
  build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outfile: dist + file,
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    // a bundle has no TypeScript left to load
    alias: { 'tsx/esm/api': `${root}tools/run/no-typescript.mjs` },
    logLevel: 'warning',
  });

/** Returns the declaration for an import of `contracts` or `schema`. Covers services, contract types and roles. */
const packageFile = (/** @type {string} */ specifier) => {
  const [, name, rest] = /^@backoffice\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === 'schema') return `packages/schema/src/${rest}.generated.js`;
  return rest === undefined
    ? 'packages/contracts/src/services.js'
    : `packages/contracts/src/${rest}/types.generated.js`;
};

/** Copies the declarations of the kit, the contracts and the schema, and makes their imports relative. */
const writeTypes = async () => {
  const types = `${dist}types/`;
  demand(await runNode([installed('typescript7/bin/tsc'), '-b', 'packages/test-kit']));
  for (const name of ['test-kit', 'contracts', 'schema'])
    await cp(`${root}.tmp/types/packages/${name}/src`, `${types}packages/${name}/src`, {
      recursive: true,
      filter: (path) => !/\.(tsbuildinfo|test\.d\.ts)$/.test(path),
    });
  const files = (await readdir(types, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) {
    const text = await readFile(types + file, 'utf8');
    const found = text.replaceAll(
      /'(@backoffice\/[\w/-]+|\.{1,2}\/[^']+)\.?(?:ts)?'/g,
      (_whole, /** @type {string} */ specifier) => {
        if (!specifier.startsWith('@')) return `'${specifier.replace(/\.ts$|\.$/, '')}.js'`;
        const target = relative(dirname(join(types, file)), join(types, packageFile(specifier)));
        return `'${target.startsWith('.') ? target : `./${target}`}'`;
      },
    );
    await writeFile(types + file, found);
  }
  // the same declarations for consumers with `require`: TypeScript takes the format from the nearest package.json
  await cp(types, `${dist}types-cjs`, { recursive: true });
  await writeFile(`${dist}types-cjs/package.json`, '{ "type": "commonjs" }\n');
};

/** Documents for the archive: their path in the repository, and their place in the archive. */
const documents = {
  'docs/api.md': 'docs/api.md',
  'docs/api-lists.generated.md': 'docs/api-lists.generated.md',
  'docs/clients.md': 'docs/clients.md',
  'docs/permissions.md': 'docs/permissions.md',
  'docs/testing.md': 'README.md',
};

/**
 * Returns a document for the archive. Links to files outside the archive become plain text.
 * @param {string} path
 * @param {string} text
 */
const linked = (path, text) => {
  const places = new Map(Object.entries(documents));
  const from = dirname(places.get(path) ?? '');
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g, (_whole, words, target, anchor = '') => {
    const place = places.get(join(dirname(path), target));
    return place === undefined ? words : `[${words}](${relative(from, place)}${anchor})`;
  });
};

/** Copies documents, schema and contracts into the kit, for programs without this repository. */
const writeDocuments = async () => {
  await mkdir(`${made}docs`, { recursive: true });
  for (const [path, place] of Object.entries(documents)) {
    const text = await readFile(root + path, 'utf8');
    await writeFile(made + place, linked(path, text));
  }
  await writeFile(`${made}schema.graphql`, await printClientSchema());
  await cp(`${root}packages/contracts/src`, `${made}contracts`, {
    recursive: true,
    filter: (path) => !/\.[a-z]+$/.test(path) || path.endsWith('.yaml'),
  });
};

const entry = 'packages/test-kit/src/index.d.ts';

const pack = async (/** @type {string} */ folder) => {
  await rm(made, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const { version } = await readJson('package.json');
  await Promise.all([
    bundle([`${root}apps/gateway/src/main.ts`], `${dist}gateway`),
    bundle([`${root}apps/platform/src/main.ts`, `${root}apps/platform/src/table-worker.ts`], `${dist}platform`),
    // the platform expects them beside the folder of its program
    cp(`${root}apps/platform/migrations`, `${dist}migrations`, { recursive: true }),
    writeKit({ format: 'esm', outfile: `${dist}index.mjs` }),
    writeKit({ format: 'cjs', outfile: `${dist}index.cjs`, ...commonJs }),
    writeProgram(`${root}tools/token.mjs`, 'token.mjs'),
    writeProgram(`${root}packages/test-kit/src/serve.ts`, 'serve.mjs'),
    writeTypes(),
    writeDocuments(),
  ]);
  const manifest = {
    name: '@backoffice/test-kit',
    version,
    type: 'module',
    engines: { node: '>=20.19.0' },
    exports: {
      '.': {
        import: { types: `./dist/types/${entry}`, default: './dist/index.mjs' },
        require: { types: `./dist/types-cjs/${entry}`, default: './dist/index.cjs' },
      },
    },
    types: `./dist/types/${entry}`,
    bin: { 'back-office-for-tests': './dist/serve.mjs', 'back-office-token': './dist/token.mjs' },
    files: ['dist', 'docs', 'contracts', 'schema.graphql'],
    dependencies: await dependencies(),
  };
  await writeFile(`${made}package.json`, JSON.stringify(manifest, null, 2));
  await mkdir(folder, { recursive: true });
  demand(await run('npm', ['pack', made, '--silent', '--pack-destination', folder]));
  console.log(join(folder, `backoffice-test-kit-${version}.tgz`));
};

await pack(resolve(process.argv[2] ?? `${root}.tmp`));
