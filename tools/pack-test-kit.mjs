// npm run pack:test-kit -- <folder>: makes the tarball of the test kit, with gateway and reference services in it.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundle } from './run/bundle.mjs';
import { installed, root, run, runNode } from './run/command.mjs';

const made = `${root}.tmp/test-kit/`;
const dist = `${made}dist/`;

/** @throws Error with the output of a program that failed */
const demand = (/** @type {import('./run/command.mjs').Outcome} */ { code, output }) => {
  if (code !== 0) throw new Error(output);
};

const readJson = async (/** @type {string} */ path) => JSON.parse(await readFile(root + path, 'utf8'));

/** Packages from npm that the bundled programs load. */
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
 * Writes the kit in one form of modules.
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

/** For those who ask by `require`. */
const commonJs = {
  define: { 'import.meta.url': 'kitUrl' },
  banner: { js: "const kitUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/**
 * Writes a program of the kit: the one that prints an access token, and the one that serves tests in other languages.
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
    // in one file there is no TypeScript left to load
    alias: { 'tsx/esm/api': `${root}tools/run/no-typescript.mjs` },
    logLevel: 'warning',
  });

/** Addresses of our own packages in declarations, by the files that their exports name. */
const packageFile = (/** @type {string} */ specifier) => {
  const [, name, rest] = /^@backoffice\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === 'schema') return `packages/schema/src/${rest}.generated.js`;
  return rest === undefined
    ? 'packages/contracts/src/services.js'
    : `packages/contracts/src/${rest}/types.generated.js`;
};

/** Writes the declarations, of the contracts that they name, too; nothing outside of the package is left to find. */
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
};

const entry = './dist/types/packages/test-kit/src/index.d.ts';

const pack = async (/** @type {string} */ folder) => {
  await rm(made, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const { version } = await readJson('package.json');
  await Promise.all([
    bundle([`${root}apps/gateway/src/main.ts`], `${dist}gateway`),
    bundle([`${root}apps/platform/src/main.ts`, `${root}apps/platform/src/table-worker.ts`], `${dist}platform`),
    // the platform finds them beside the folder of its program
    cp(`${root}apps/platform/migrations`, `${dist}migrations`, { recursive: true }),
    writeKit({ format: 'esm', outfile: `${dist}index.mjs` }),
    writeKit({ format: 'cjs', outfile: `${dist}index.cjs`, ...commonJs }),
    writeProgram(`${root}tools/token.mjs`, 'token.mjs'),
    writeProgram(`${root}packages/test-kit/src/serve.ts`, 'serve.mjs'),
    writeTypes(),
  ]);
  const manifest = {
    name: '@backoffice/test-kit',
    version,
    type: 'module',
    engines: { node: '>=20.19.0' },
    exports: { '.': { types: entry, import: './dist/index.mjs', require: './dist/index.cjs' } },
    types: entry,
    bin: { 'back-office-for-tests': './dist/serve.mjs', 'back-office-token': './dist/token.mjs' },
    files: ['dist'],
    dependencies: await dependencies(),
  };
  await writeFile(`${made}package.json`, JSON.stringify(manifest, null, 2));
  await mkdir(folder, { recursive: true });
  demand(await run('npm', ['pack', made, '--silent', '--pack-destination', folder]));
  console.log(join(folder, `backoffice-test-kit-${version}.tgz`));
};

await pack(resolve(process.argv[2] ?? `${root}.tmp`));
