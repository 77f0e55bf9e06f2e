// Guards: Each house rule and each import rule rejects a failing sample. Files that may use type assertions use one.
// Looks over: tools/lint/**, .oxlintrc.json, .dependency-cruiser.mjs
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import importRules from '../.dependency-cruiser.mjs';
import { houseRules } from './lint/house-rules.table.mjs';
import { circle, orphan, sampleImports, type SampleImport } from './lint/sample-imports.ts';
import { lintAllowances, lintViolations } from './lint/violations.table.ts';
import { installed, root } from './run/command.mjs';

/** Folder with violations. It is inside the repository, so that the installed packages are found. */
let samples: string;

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(samples, path)), { recursive: true });
  await writeFile(join(samples, path), text);
};

/** Returns the output of a tool. Its exit code is ignored, because it reports findings, which are expected. */
const outputOf = (script: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: samples, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [installed(script), ...args], options, (_found, stdout) => resolve(stdout));
  });

beforeAll(async () => {
  await mkdir(`${root}.tmp`, { recursive: true });
  samples = await mkdtemp(`${root}.tmp/lint-rules-`);
});

afterAll(async () => {
  await rm(samples, { recursive: true, force: true });
});

/** Time limit in milliseconds for a tool, while other checks run on the same machine. */
const LIMIT = 300_000;

describe('oxlint', () => {
  interface Report {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  }
  const reported = new Map<string, readonly string[]>();

  /**
   * Runs oxlint and converts the names of rules to those of the configuration: `typescript(rule)` to `typescript/rule`.
   */
  const runOxlint = async (): Promise<void> => {
    await write('.oxlintrc.json', await readFile(`${root}.oxlintrc.json`, 'utf8'));
    await cp(`${root}tools/lint`, join(samples, 'tools/lint'), { recursive: true });
    await mkdir(join(samples, '.git')); // ends the search for outer ignore files
    const { diagnostics }: Report = JSON.parse(await outputOf('oxlint/bin/oxlint', ['--format', 'json']));
    for (const { code, filename } of diagnostics) {
      const rule = code.replace(/^eslint\((.+)\)$/, '$1').replace(/\((.+)\)$/, '/$1');
      reported.set(filename, [...(reported.get(filename) ?? []), rule]);
    }
  };

  beforeAll(async () => {
    const compilerOptions = { jsx: 'react-jsx', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2023', 'DOM'] };
    await write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions }));
    for (const { path, code } of [...lintViolations, ...lintAllowances]) await write(path, `${code}\n`);
    await runOxlint();
  }, LIMIT);

  test.each(lintViolations)('$rule reports $path', ({ rule, path }) => {
    expect(reported.get(path)).toContain(rule);
  });

  test.each(lintAllowances)('$rule does not apply in $path', ({ rule, path }) => {
    expect(reported.get(path) ?? []).not.toContain(rule);
  });

  test('every house rule has a violation here', () => {
    const shown = new Set(lintViolations.map(({ rule }) => rule));
    expect(houseRules.map(({ name }) => `house/${name}`).filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test('every type-aware rule is on, with listed exceptions', async () => {
    const rules: readonly { scope: string; value: string; type_aware: boolean }[] = JSON.parse(
      await outputOf('oxlint/bin/oxlint', ['--rules', '--format', 'json']),
    );
    const typed = rules.filter(({ type_aware }) => type_aware).map(({ scope, value }) => `${scope}/${value}`);
    const configuration = await readFile(`${root}.oxlintrc.json`, 'utf8');
    expect(typed.length).toBeGreaterThan(45);
    expect(typed.filter((rule) => !configuration.includes(`"${rule}": `)).sort()).toEqual([
      'typescript/consistent-return', // the compiler has noImplicitReturns
      'typescript/consistent-type-exports', // isolatedModules requires it already
      'typescript/no-unnecessary-qualifier', // the code has no namespaces
      'typescript/no-unsafe-type-assertion', // other rules forbid assertions
      'typescript/prefer-readonly', // the code has hardly any classes
      'typescript/prefer-readonly-parameter-types', // types of libraries are not readonly
      'typescript/promise-function-async', // a function may return the promise of another
      'typescript/require-array-sort-compare', // sorting by UTF-16 is intended
      'typescript/require-await', // an async function also converts a thrown error to a rejection
      'typescript/strict-boolean-expressions', // an absent text is equivalent to an empty one
      'typescript/strict-void-return', // no-misused-promises covers the cases that lose an error
    ]);
  });

  test('every exception for type assertions is still needed', async () => {
    const configuration = await readFile(`${root}.oxlintrc.json`, 'utf8');
    const [, block = ''] =
      /"files": \[([^\]]*)\],\s*"rules": \{ "typescript\/consistent-type-assertions": "off" \}/.exec(configuration) ??
      [];
    const paths = [...block.matchAll(/^ *"(.*)",?$/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(await readFile(`${root}${path}`, 'utf8')).toMatch(/\bas (?!const\b)\w/);
  });
});

describe('the import rules', () => {
  interface Cruise {
    readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] };
  }
  let violations: Cruise['summary']['violations'];

  const specifier = ({ from, to, as }: SampleImport): string => {
    if (as !== undefined) return as;
    const path = relative(dirname(from), to);
    return path.startsWith('.') ? path : `./${path}`;
  };

  const linkPackage = async (folder: string, name: string): Promise<void> => {
    await write(`${folder}/package.json`, await readFile(`${root}${folder}/package.json`, 'utf8'));
    await mkdir(join(samples, 'node_modules/@backoffice'), { recursive: true });
    await symlink(join(samples, folder), join(samples, 'node_modules/@backoffice', name));
  };

  beforeAll(async () => {
    const targets = new Set(sampleImports.map(({ to }) => to));
    for (const path of [...targets, orphan]) await write(path, 'export const one = 1;\n');
    for (const sample of sampleImports) {
      await write(sample.from, `import { one } from '${specifier(sample)}';\nexport const two = one;\n`);
    }
    await write(circle[0], "export { egg as hen } from './egg.ts';\n");
    await write(circle[1], "export const egg = () => import('./hen.ts');\n");
    await write('packages/schema/src/type-defs.generated.ts', 'export const one = 1;\n');
    for (const name of ['contracts', 'schema', 'validators']) await linkPackage(`packages/${name}`, name);
    await linkPackage('apps/platform', 'platform');
    const args = ['--config', `${root}.dependency-cruiser.mjs`, '--output-type', 'json', 'apps', 'packages'];
    const cruise: Cruise = JSON.parse(await outputOf('dependency-cruiser/bin/dependency-cruise.mjs', args));
    violations = cruise.summary.violations;
  }, LIMIT);

  const reportedFor = ({ from }: SampleImport): readonly string[] =>
    violations.filter((violation) => violation.from === from).map(({ rule }) => rule.name);

  const forbidden = sampleImports.filter(({ rule }) => rule !== undefined);
  const allowed = sampleImports.filter(({ rule }) => rule === undefined);

  test.each(forbidden)('$rule reports that $from imports $to', (sample) => {
    expect(reportedFor(sample)).toContain(sample.rule);
  });

  test.each(allowed)('$from may import $to', (sample) => {
    expect(reportedFor(sample)).toEqual([]);
  });

  const filesReportedBy = (name: string): readonly string[] =>
    violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);

  test('no-orphans reports a file without importers', () => {
    expect(filesReportedBy('no-orphans')).toContain(orphan);
  });

  test('no-circular reports files that import each other', () => {
    expect(circle).toContain(filesReportedBy('no-circular')[0]);
  });

  test('every import rule has a violation here', () => {
    const shown = new Set(['no-orphans', 'no-circular', ...forbidden.map(({ rule }) => rule)]);
    expect(importRules.forbidden?.map(({ name }) => name).filter((rule) => !shown.has(rule))).toEqual([]);
  });
});
