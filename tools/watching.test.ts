// Guards: Each metric is on the dashboard, and each rule was tried, knows its metrics, and has its runbook.
// Looks over: apps/gateway/src/**, deploy/watching/**
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createMetrics } from '../apps/gateway/src/observability/metrics/metrics.ts';
import { forgottenIn, metricsOf } from './codegen/dashboard.mjs';
import { root, run } from './run/command.mjs';
import { filesOfRepository } from './run/files.mjs';
import { providePromtool } from './run/promtool.mjs';

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

test('the dashboard shows every metric of the gateway, and no unknown one', () => {
  expect([...metrics.keys()].filter((name) => name.startsWith('gateway_')).length).toBeGreaterThan(15);
  expect(forgottenIn(metrics)).toEqual({ missing: [], unknown: [] });
});

test('a new metric and a removed one are reported', () => {
  const others = new Map([...metrics].filter(([name]) => name !== 'gateway_audit_lost'));
  expect(forgottenIn(new Map([...others, ['gateway_new_total', { help: '', type: '' }]]))).toEqual({
    missing: ['gateway_new_total'],
    unknown: ['gateway_audit_lost'],
  });
});

test.each(rules)('$alert uses existing metrics', ({ expr }) => {
  const asked = [...expr.matchAll(/\b(gateway|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !metrics.has(name))).toEqual([]);
});

test.each(rules)('$alert is tested with an alarm and without one', ({ alert }) => {
  const outcomes = tried.filter(({ alertname }) => alertname === alert).map(({ exp_alerts }) => exp_alerts.length > 0);
  expect(new Set(outcomes)).toEqual(new Set([true, false]));
});

const repair = await readFile(`${root}docs/repair.md`, 'utf8');
const sections = repair
  .split(/^## /m)
  .map((section) => section.split('\n'))
  .filter(([title = '']) => /^\w+$/.test(title));

test('docs/repair.md has one section for each rule, and its three parts', () => {
  expect(sections.map(([title]) => title).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  for (const [title, ...lines] of sections)
    expect([title, ...lines.join('\n').matchAll(/^- \*\*(?:See|People notice|Act)\*\*/gm)].map(String)).toEqual([
      title,
      '- **See**',
      '- **People notice**',
      '- **Act**',
    ]);
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    rules.map(({ alert }) => `docs/repair.md#${alert.toLowerCase()}`),
  );
});

test('docs/runbooks.md, to which earlier rules link, has a link to each section', async () => {
  const before = await readFile(`${root}docs/runbooks.md`, 'utf8');
  for (const [title = ''] of sections) expect(before).toContain(`## [${title}](repair.md#${title.toLowerCase()})\n`);
});

describe('the commands by which runbooks begin', () => {
  const commands = sections.map(
    ([title, , first = '']) => [title, /^- \*\*See\*\* `([^`]+)`$/.exec(first)?.[1]] as const,
  );
  const [containers = '', kubernetes = '', both = ''] = [...repair.matchAll(/```sh\n([^]*?)```/g)].map(
    ([, block = '']) => block,
  );
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'repair-'));
    const program = `#!/bin/sh
      case "$*" in
        *'get pods'*) echo pod/gateway-a ;;
        *logs*) echo 'gateway | unexpected error' ;;
        *check-installation*) echo ready ;;
        *process.argv*) while [ "$1" != node ]; do shift; done; exec "$@" ;;
      esac`;
    for (const name of ['docker', 'kubectl']) await writeFile(join(folder, name), program, { mode: 0o755 });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('ask for log texts and metrics that the gateway has', async () => {
    const source = await readAll(await filesOfRepository((path) => /^apps\/gateway\/src\/.*(?<!test)\.ts$/.test(path)));
    for (const [title, command = ''] of commands) {
      const [, name, what = ''] = /^(state|told|metric)(?: '?([^']*)'?)?$/.exec(command) ?? [];
      const isThere =
        name === 'state' ||
        (name === 'metric' && metrics.has(what.replace(/_sum$/, ''))) ||
        (name === 'told' && source.some((text) => text.includes(what)));
      expect([title, command, isThere]).toEqual([title, command, true]);
    }
  });

  test('find the changes without a certain outcome: those without a result, and those whose result is unknown', async () => {
    const line = (second: number, kind: string, requestId: string, result: string) =>
      `{"audit":true,"time":"2026-11-28T00:00:0${second}.000Z","requestId":"${requestId}","operation":"other","kind":"${kind}","action":"cancelPayment","type":"Payment","ids":["1"],"result":"${result}"}\n`;
    const open = line(3, 'intent', 'open', 'unknown');
    const lost = line(5, 'change', 'lost', 'unknown');
    // a file that was rotated between an intent and its change is read after the newer one
    const files = [
      line(2, 'change', 'done', 'done') + line(4, 'intent', 'lost', 'unknown') + lost,
      line(1, 'intent', 'done', 'unknown') + open + line(6, 'look', 'open', 'done'),
    ];
    await writeFile(join(folder, 'trail'), files.join(''));
    const script = `${both}\ntrail() { echo gateway-1:; grep -hF -- "$1" ${folder}/trail; }\nunknown`;
    const { output } = await run('sh', ['-c', script], { env: process.env });
    expect(output.trimEnd().split('\n').sort()).toEqual([open.trim(), lost.trim()].sort());
  });

  test.each([
    ['containers', () => containers],
    ['Kubernetes', () => kubernetes],
  ])('run where the gateways are %s', async (_where, own) => {
    const server = createServer((_request, response) => void response.end('gateway_a 1\ngateway_b 2\n'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const script = `${own()}\n${both}\nstate; told 'unexpected error'; metric gateway_b`;
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, METRICS_PORT: String(port) };
    const { code, output } = await run('sh', ['-c', script], { env });
    server.close();
    expect(code).toBe(0);
    for (const line of ['ready', 'gateway | unexpected error', 'gateway_b 2']) expect(output).toContain(line);
    expect(output).not.toContain('gateway_a 1');
  });
});

test('each rule that docs/run.md names beside a metric watches that metric', async () => {
  const page = await readFile(`${root}docs/run.md`, 'utf8');
  const rows = [...page.matchAll(/^\| `(gateway_\w+)` \|[^|\n]*\| (.*) \|$/gm)];
  const watched = rows.flatMap(([, name = '', alarms = '']) =>
    alarms
      .split(', ')
      .filter(Boolean)
      .map((alarm) => ({ name, alarm })),
  );
  expect(watched.length).toBeGreaterThan(10);
  const isWatched = ({ name, alarm }: (typeof watched)[number]): boolean =>
    rules.some(({ alert, expr }) => alert === alarm && expr.includes(name));
  expect(watched.filter((one) => !isWatched(one))).toEqual([]);
});

const promtool = (await providePromtool()) ?? '';
const withPromtool = promtool === '' ? describe.skip : describe;

withPromtool('promtool (of Prometheus; skipped where there is none)', () => {
  test('parses the rules', async () => {
    expect(await run(promtool, ['check', 'rules', ...rulePaths])).toMatchObject({ code: 0 });
  });

  test('parses every query of the dashboard', async () => {
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
    const { code: ended, output } = await run(promtool, ['check', 'rules', join(folder, 'rules.yaml')]);
    expect(ended === 0 ? '' : output).toBe('');
    await rm(folder, { recursive: true });
  });

  test('passes the tests of the rules', async () => {
    const { code: ended, output } = await run(promtool, ['test', 'rules', ...testPaths]);
    expect(ended === 0 ? '' : output).toBe('');
  }, 300_000); // promtool evaluates days minute by minute
});
