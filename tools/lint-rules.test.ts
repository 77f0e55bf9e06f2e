// Guards: Each lint and import rule rejects a failing sample; each exception is still needed.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import tseslint from 'typescript-eslint';
import importRules from '../.dependency-cruiser.mjs';
import { assertionBorders } from '../eslint.config.mjs';
import { houseRules } from './lint/house-rules.table.mjs';
import { circle, orphan, sampleImports, type SampleImport } from './lint/sample-imports.ts';
import { lintViolations } from './lint/violations.ts';
import { installed, root } from './run/command.mjs';

/** A small repository of violations, within this one so that the installed packages are found. */
let samples: string;

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(samples, path)), { recursive: true });
  await writeFile(join(samples, path), text);
};

/** Collects the output of a tool. Its exit code reports that it found something, as it should here. */
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

/** Milliseconds for a program that reads all rules, beside the same program over the whole repository. */
const LIMIT = 300_000;

describe('ESLint and oxlint', () => {
  interface LintResult {
    readonly filePath: string;
    readonly messages: readonly { readonly ruleId: string | null }[];
  }
  interface TypedLint {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  }
  const reported = new Map<string, readonly (string | null)[]>();

  const runESLint = async (): Promise<void> => {
    const args = ['--config', `${root}eslint.config.mjs`, '--format', 'json', '.'];
    const results: readonly LintResult[] = JSON.parse(await outputOf('eslint/bin/eslint.js', args));
    for (const { filePath, messages } of results) {
      reported.set(
        relative(samples, filePath),
        messages.map(({ ruleId }) => ruleId),
      );
    }
  };

  /** Says the names of rules as the configuration does: `typescript/rule`, for `typescript(rule)`. */
  const runOxlint = async (): Promise<void> => {
    await write('.oxlintrc.json', await readFile(`${root}.oxlintrc.json`, 'utf8'));
    await mkdir(join(samples, '.git')); // what the repository ignores is looked at all the same
    const { diagnostics }: TypedLint = JSON.parse(await outputOf('oxlint/bin/oxlint', ['--format', 'json']));
    for (const { code, filename } of diagnostics) {
      const rule = code.replace(/\((.+)\)$/, '/$1');
      reported.set(filename, [...(reported.get(filename) ?? []), rule]);
    }
  };

  beforeAll(async () => {
    const compilerOptions = { jsx: 'react-jsx', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2023', 'DOM'] };
    await write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions }));
    for (const { path, code } of lintViolations) await write(path, `${code}\n`);
    await runESLint();
    await runOxlint();
  }, LIMIT);

  test.each(lintViolations)('$rule reports $path', ({ rule, path }) => {
    expect(reported.get(path)).toContain(rule);
  });

  test('every rule of the house has a violation here', () => {
    const shown = new Set(lintViolations.map(({ rule }) => rule));
    expect(houseRules.map(({ name }) => `house/${name}`).filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test('oxlint has all rules of the presets that ask for types', async () => {
    const rulesOf = (preset: 'strict' | 'stylistic' | 'strictTypeChecked' | 'stylisticTypeChecked') =>
      tseslint.configs[preset]
        .flatMap(({ rules }) => Object.entries(rules ?? {}))
        .filter(([, level]) => level !== 'off')
        .map(([rule]) => rule);
    const others = new Set([...rulesOf('strict'), ...rulesOf('stylistic')]);
    const typed = [...rulesOf('strictTypeChecked'), ...rulesOf('stylisticTypeChecked')]
      .filter((rule) => !others.has(rule))
      .map((rule) => rule.replace('@typescript-eslint/', ''));
    const { rules }: { rules: Record<string, unknown> } = JSON.parse(
      await outputOf('oxlint/bin/oxlint', ['--print-config']),
    );
    const names = new Set(Object.keys(rules).map((rule) => rule.replace(/^.*\//, '')));
    expect(typed.length).toBeGreaterThan(45);
    expect(typed.filter((rule) => !names.has(rule))).toEqual([
      'no-unsafe-class-instance-assignment', // types are structural
      'require-await', // an async function also turns what it throws into a rejection
    ]);
  });

  test.each(Object.keys(assertionBorders))('%s still needs its type assertion', async (path) => {
    expect(existsSync(`${root}${path}`)).toBe(true);
    expect(await readFile(`${root}${path}`, 'utf8')).toMatch(/\bas (?!const\b)\w/);
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

  test('no-orphans reports a file that nobody imports', () => {
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
