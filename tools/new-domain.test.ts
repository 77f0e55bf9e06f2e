// Guards: npm run new:domain writes a domain that compiles, passes the linter and its tests; a name in use is refused.
// Looks over: tools/new-domain/**, apps/web/src/app/features.ts, apps/gateway/src/modules/index.ts, apps/platform/src/services/index.ts
import { execFile } from 'node:child_process';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, runNode } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';

const NAME = 'moon-voucher';
/** Time limit of one program in milliseconds. A compilation without cache takes minutes on a busy machine. */
const PATIENCE_MS = 480_000;

/** Copy of the repository outside of it, with the installed packages, because the new domain changes many files. */
let copy: string;

/** Links the installed packages. Links to workspaces are copied, so that they lead to the copy. */
const linkPackages = async (folder: string): Promise<void> => {
  const from = join(root, folder);
  const to = join(copy, folder);
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from).catch(() => [])) {
    if (name === '@backoffice') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
  }
};

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a script in the copy. */
const runIn = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = { cwd: copy, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024, timeout: PATIENCE_MS };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });

let written: readonly string[];
let generated: Outcome;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-domain-'));
  const files = await filesOfRepository(() => true);
  // includes the cache of the compiler, so that only changed files are compiled
  for (const path of [...files, '.tmp/types']) {
    const isThere = await lstat(join(root, path)).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(root, path), join(copy, path), { recursive: true, preserveTimestamps: true });
  }
  for (const folder of ['', 'apps/explorer/', 'apps/gateway/', 'apps/platform/', 'apps/web/'])
    await linkPackages(`${folder}node_modules`);
  generated = await runIn([
    'tools/new-domain.mjs',
    NAME,
    ...['--one', 'vale de luna', '--many', 'vales de luna', '--plural', 'moon-vouchers'],
  ]);
  written = [...generated.output.matchAll(/^ {2}(\S+\/moon-voucher\/\S+)$/gm)].map(([, path = '']) => path);
}, PATIENCE_MS);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('the program writes the files of each layer and a migration', async () => {
  expect(generated).toMatchObject({ code: 0 });
  expect(written).toHaveLength(27);
  for (const path of written) expect(await readFile(join(copy, path), 'utf8')).not.toMatch(/__\w/);
  const migrations = await readdir(join(copy, 'apps/platform/migrations'));
  const name = migrations.find((file) => file.endsWith('_moon_voucher.sql')) ?? '';
  const migration = await readFile(join(copy, 'apps/platform/migrations', name), 'utf8');
  expect(migration.match(/CREATE TABLE "\w+"/g)).toEqual(['CREATE TABLE "moon_voucher"']);
});

test(
  'the written files compile and pass the linter',
  async () => {
    const projects = ['packages/contracts', 'packages/schema', 'apps/gateway', 'apps/platform', 'apps/web'];
    expect(await runIn(['node_modules/typescript7/bin/tsc', '-b', ...projects])).toEqual({ code: 0, output: '' });
    const sources = written.filter((path) => /\.tsx?$/.test(path));
    expect(await runIn(['node_modules/oxlint/bin/oxlint', ...sources])).toEqual({
      code: 0,
      output: expect.stringMatching(/^Found 0 warnings and 0 errors\.\nFinished in \S+ on [1-9]/),
    });
  },
  PATIENCE_MS,
);

/** Some tests of each project that cover all services, the whole schema or all screens. */
const overAll = {
  unit: [
    ...['explained-codes', 'schema-descriptions', 'found-by-amount', 'service-places', 'contract.test'],
    ...['tools/contracts', 'tools/migration', 'tools/rulings', 'tools/glossary', 'schema-changes'],
    ...['view-lists', 'app/features', 'app/list-addresses'],
  ],
  component: ['app/list-states', 'app/broken-addresses', 'app/left-while-asking'],
};
/** Number of the domain's own test files: one each for gateway and platform, and one for its screens. */
const own = { unit: 2, component: 1 };

interface Report {
  readonly numTotalTestSuites: number;
  /** Test files, each with the text of its failures. */
  readonly testResults: readonly { readonly message: string }[];
}

test.each(['unit', 'component'] as const)(
  'the %s tests of the new domain pass, and those that cover all domains',
  async (project) => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const options = ['--json', '--testTimeout=240000', '--selectProjects', project, '--', NAME, ...overAll[project]];
    const { output } = await runIn([...flags, 'node_modules/jest/bin/jest.js', ...options]);
    const [text = '{ "testResults": [] }'] = /^\{"num.*$/m.exec(output) ?? [];
    const { testResults, numTotalTestSuites }: Report = JSON.parse(text);
    expect(testResults.map(({ message }) => message).filter(Boolean)).toEqual([]);
    expect(numTotalTestSuites).toBe(own[project] + overAll[project].length);
  },
  PATIENCE_MS,
);

test(
  'the web application builds with the new screens',
  async () => {
    const asShipped = { NODE_ENV: 'production' }; // Jest's own value would select the development builds of libraries
    const build = ['node_modules/vite/bin/vite.js', 'build', 'apps/web'];
    expect(await runIn(build, asShipped)).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);

test.each([
  ['payment', 'There is packages/contracts/src/payment already.'],
  ['MoonVoucher', '"MoonVoucher" is not in kebab case, such as loyalty-card.'],
  ['return', '"return" is a word of the language: name it in more words.'],
  ['big-merchant', 'CONTEXT.md avoids "merchant": say "collector".'],
])('%s is refused', async (name, message) => {
  expect(await runNode([`${root}tools/new-domain.mjs`, name])).toEqual({ code: 1, output: `${message}\n` });
});
