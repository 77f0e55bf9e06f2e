// Guards: Each metric is on the dashboard, and each rule was tried, knows its metrics, and has its runbook.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createMetrics } from '../apps/gateway/src/observability/metrics/metrics.ts';
import { forgottenIn, metricsOf } from './codegen/dashboard.mjs';
import { root, run } from './run/command.mjs';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}

interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly unknown[] }[];
  }[];
}

const FOLDER = 'deploy/watching';
const pathsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(`${root}${FOLDER}/${folder}`)).map((name) => `${FOLDER}/${folder}/${name}`);
const readAll = (paths: readonly string[]) => Promise.all(paths.map((path) => readFile(`${root}${path}`, 'utf8')));

const [rulePaths, testPaths] = [await pathsIn('rules'), await pathsIn('tests')];
const rules = (await readAll(rulePaths)).flatMap((text): readonly Rule[] =>
  parse(text).groups.flatMap((group: { readonly rules: readonly Rule[] }) => group.rules),
);
const tried = (await readAll(testPaths)).flatMap((text) => {
  const { tests }: RuleTests = parse(text);
  return tests.flatMap((one) => one.alert_rule_test);
});
const metrics = await metricsOf(createMetrics);

test('no metric is missing on the dashboard, and it shows none that no gateway tells', () => {
  expect([...metrics.keys()].filter((name) => name.startsWith('gateway_')).length).toBeGreaterThan(15);
  expect(forgottenIn(metrics)).toEqual({ missing: [], unknown: [] });
});

test('a metric that is new, or gone, is told', () => {
  const others = new Map([...metrics].filter(([name]) => name !== 'gateway_audit_lost'));
  expect(forgottenIn(new Map([...others, ['gateway_new_total', { help: '', type: '' }]]))).toEqual({
    missing: ['gateway_new_total'],
    unknown: ['gateway_audit_lost'],
  });
});

test.each(rules)('$alert asks for what a gateway tells', ({ expr }) => {
  const asked = [...expr.matchAll(/\b(gateway|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !metrics.has(name))).toEqual([]);
});

test.each(rules)('$alert was tried when it has to alarm, and when it has not', ({ alert }) => {
  const outcomes = tried.filter(({ alertname }) => alertname === alert).map(({ exp_alerts }) => exp_alerts.length > 0);
  expect(new Set(outcomes)).toEqual(new Set([true, false]));
});

test('docs/runbooks.md has one section for each rule, and its four parts', async () => {
  const text = await readFile(`${root}docs/runbooks.md`, 'utf8');
  const [, ...sections] = text.split(/^## /m).map((section) => section.split('\n'));
  expect(sections.map(([title]) => title).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  for (const [title, ...lines] of sections)
    expect([title, ...lines.join(' ').matchAll(/- \*\*(People notice|Look|Do|Over)\*\*/g)].map(String)).toHaveLength(5);
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    rules.map(({ alert }) => `docs/runbooks.md#${alert.toLowerCase()}`),
  );
});

test('docs/operations.md says which rule watches each metric that is worth an alarm', async () => {
  const page = await readFile(`${root}docs/operations.md`, 'utf8');
  const rows = [...page.matchAll(/^\| `(gateway_\w+)` \|(?:[^|\n]*\|){2} (.*) \|$/gm)];
  const silent = rows.filter(([, , alarm]) => alarm !== '').map(([, name = '']) => name);
  expect(silent.length).toBeGreaterThan(10);
  expect(silent.filter((name) => !rules.some(({ expr }) => expr.includes(name)))).toEqual([]);
});

/** Prometheus's own check of rules; where it is not, that it is not is the only thing reported. */
const { code } = await run('promtool', ['--version']);
const withPromtool = code === 0 ? describe : describe.skip;

withPromtool('promtool (of Prometheus; skipped where it is not installed)', () => {
  test('reads the rules', async () => {
    expect(await run('promtool', ['check', 'rules', ...rulePaths])).toMatchObject({ code: 0 });
  });

  test('reads every query of the dashboard', async () => {
    const { panels }: { panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[] } = JSON.parse(
      await readFile(`${root}${FOLDER}/dashboard.generated.json`, 'utf8'),
    );
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(25);
    const folder = await mkdtemp(join(tmpdir(), 'dashboard-'));
    const records = queries.map((expr, place) => ({
      record: `query_${place}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    await writeFile(join(folder, 'rules.yaml'), JSON.stringify({ groups: [{ name: 'queries', rules: records }] }));
    const { code: ended, output } = await run('promtool', ['check', 'rules', join(folder, 'rules.yaml')]);
    expect(ended === 0 ? '' : output).toBe('');
    await rm(folder, { recursive: true });
  });

  test('sees each rule alarm when it has to, and only then', async () => {
    const { code: ended, output } = await run('promtool', ['test', 'rules', ...testPaths]);
    expect(ended === 0 ? '' : output).toBe('');
  }, 300_000); // days are computed minute by minute
});
