// Guards: Metrics are complete and documented, and no client can create a label.
import { readFileSync } from 'node:fs';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { until } from '../../testing/until.ts';

const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 20,
  takeAudit: trail.take,
  callLimits: { breakerThreshold: 2, breakerOpenMs: 60_000 },
});

const metrics = async (): Promise<string> => (await fetch(`${gateway.url}/metrics`)).text();
/** Reads the value of a series by its name and labels in the text format. */
const valueOf = async (series: string): Promise<number> => {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
};
const collectors = '{ payments(limit: 20) { rows { collector { name } } } }';

test('200 unregistered operation names create no new series', async () => {
  const series = async () => (await metrics()).match(/^gateway_.*(?= )/gm);
  const ask = (i: number) => gateway.as('operador').query(`query Odd${i} { viewer { username } }`);
  await ask(0);
  await until(async () => (await valueOf('gateway_request_duration_seconds_count{operation="other"}')) > 0);
  const before = await series();
  for (let i = 0; i < 200; i += 50) await Promise.all(Array.from({ length: 50 }, (_, place) => ask(i + place)));
  expect(await series()).toEqual(before);
  expect(before?.join()).not.toContain('Odd');
});

test('latencies are a histogram of Prometheus: cumulative buckets, sum and count', async () => {
  await gateway.as('operador').query('{ payers { size } }');
  platform.faults.set({ service: 'payer', fault: { kind: 'delay', ms: 60 } });
  await gateway.as('operador').query('{ payers { size } }');
  platform.faults.clear();
  const reported = (await metrics()).split('\n').filter((line) => line.includes('gateway_upstream_duration_seconds'));
  expect(reported).toContain('# TYPE gateway_upstream_duration_seconds histogram');
  const ofPayers = reported.filter((line) => line.includes('service="payer"')).map((line) => line.split(' '));
  const buckets = ofPayers.slice(0, -2).map(([name = '', value]) => [/le="([^"]*)"/.exec(name)?.[1], Number(value)]);
  expect(buckets.map(([bound]) => bound)).toEqual([
    ...[5, 10, 25, 50, 100, 250, 500].map((ms) => String(ms / 1000)),
    '1',
    '2.5',
    '5',
    '10',
    '+Inf',
  ]);
  const calls = await valueOf('gateway_upstream_calls_total{service="payer",outcome="ok"}');
  const sum = Number(ofPayers.at(-2)?.[1]);
  let within = 0;
  let most = 0;
  for (const [bound, count] of buckets.slice(0, -1)) {
    // each call above a bound adds at least that bound to the sum
    expect(calls - Number(count)).toBeLessThanOrEqual(sum / Number(bound));
    most += (Number(count) - within) * Number(bound);
    within = Number(count);
  }
  // each call adds at most the bound of its bucket
  expect(sum).toBeGreaterThan(0.06);
  expect(sum).toBeLessThanOrEqual(most);
  expect(buckets.at(-1)).toEqual(['+Inf', calls]);
  expect(ofPayers.at(-1)).toEqual(['gateway_upstream_duration_seconds_count{service="payer"}', String(calls)]);
});

test('calls in progress and the breaker of a service are reported', async () => {
  expect(await valueOf('gateway_breaker_state{service="payer"}')).toBe(0);
  platform.faults.set({ service: 'payer', fault: { kind: 'hold' } });
  const waiting = gateway.as('operador').query('{ payers { size } }');
  await until(async () => (await valueOf('gateway_upstream_in_flight{service="payer"}')) === 1);
  expect(await valueOf('gateway_requests_in_flight')).toBe(1);
  platform.faults.clear();
  await waiting;
  await until(async () => (await valueOf('gateway_requests_in_flight')) === 0);
  expect(await valueOf('gateway_upstream_in_flight{service="payer"}')).toBe(0);

  platform.faults.set({ service: 'payer', fault: { kind: 'status', status: 500 } });
  await gateway.as('administrador').query('{ payers { size } }');
  await gateway.as('administrador').query('{ payers { size } }');
  expect(await valueOf('gateway_breaker_state{service="payer"}')).toBe(1);
  for (let i = 0; i < 2; i += 1) await gateway.as('auditor').query('{ payers { size } }');
  expect(await valueOf('gateway_breaker_state{service="payer"}')).toBe(2);
});

test('caches report hits and misses', async () => {
  await gateway.as('operador').query(collectors);
  const misses = await valueOf('gateway_cache_reads_total{cache="collectors",result="miss"}');
  const hits = await valueOf('gateway_cache_reads_total{cache="collectors",result="hit"}');
  expect(misses).toBeGreaterThan(0);
  expect(await valueOf('gateway_cache_entries{cache="collectors"}')).toBe(misses);
  await gateway.as('operador').query(collectors);
  expect(await valueOf('gateway_cache_reads_total{cache="collectors",result="miss"}')).toBe(misses);
  // each collector is read once a request, for any number of rows
  expect(await valueOf('gateway_cache_reads_total{cache="collectors",result="hit"}')).toBe(hits + misses);
  expect(await valueOf('gateway_cache_reads_total{cache="documents",result="hit"}')).toBeGreaterThan(0);
});

test('refusals are counted by code, once a request', async () => {
  await gateway.as('sinpermisos').query('{ payments { size } payers { size } }');
  await gateway.as('operador').query(`{ ${Array.from({ length: 40 }, (_, i) => `a${i}: __typename`).join(' ')} }`);
  await gateway.withToken('x').query('{ viewer { username } }');
  expect(await valueOf('gateway_errors_total{code="FORBIDDEN"}')).toBe(1);
  expect(await valueOf('gateway_errors_total{code="LIMIT_EXCEEDED"}')).toBe(1);
  expect(await valueOf('gateway_errors_total{code="UNAUTHENTICATED"}')).toBe(1);
});

test('audit events are counted, and a gauge reports whether the trail can be written', async () => {
  expect(await valueOf('gateway_audit_lost')).toBe(0);
  trail.break();
  await gateway.as('sinpermisos').query('mutation { refreshPayment(id: "x") { error { code } } }');
  expect(await valueOf('gateway_audit_lost')).toBe(1);
  expect(await valueOf('gateway_audit_events_total{action="refreshPayment",result="forbidden"}')).toBe(1);
});

test('the active time of the event loop never decreases, for any number of scrapers', async () => {
  const first = await valueOf('gateway_event_loop_active_seconds_total');
  expect(first).toBeGreaterThan(0);
  expect(await valueOf('gateway_event_loop_active_seconds_total')).toBeGreaterThanOrEqual(first);
});

test('docs/run.md tells of every metric of the gateway, and of no other', async () => {
  const page = readFileSync(new URL('../../../../../docs/run.md', import.meta.url), 'utf8');
  const reported = [...page.matchAll(/^\| `(gateway_\w+)` \| ([^|]*)\|/gm)].map(
    ([, name, labels]) => `${name} ${labels}`,
  );
  const given = [...(await metrics()).matchAll(/^# TYPE (gateway_\w+) /gm)].map(([, name = '']) => name);
  expect(reported.map((row) => row.split(' ')[0]).toSorted()).toEqual(given.toSorted());
  const text = await metrics();
  for (const row of reported) {
    const [name, ...labels] = row.replaceAll(/[`,]/g, '').trim().split(' ');
    const series = new RegExp(`^${name}(?:_count)?(?:\\{(.*)\\})? `, 'm').exec(text);
    const used = [...(series?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, label]) => label);
    expect([name, series === null ? labels : used]).toEqual([name, labels.filter(Boolean)]);
  }
});
