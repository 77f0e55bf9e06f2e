// Guards: Each request logs one line without personal data, and counts in the metrics. Health, draining and an absent sign-in service are reported.
import { pino } from 'pino';
import operations from '../graphql/operations.generated.json' with { type: 'json' };
import { startGateway } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { startServer } from '../testing/start-server.ts';
import { until } from '../testing/until.ts';

let lines: string[] = [];

const viewer = Object.values(operations).find((query) => query.startsWith('query Viewer')) ?? '';
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 20,
  logger,
  callLimits: { breakerThreshold: 2 },
});
beforeEach(() => {
  lines = [];
});

const text = async (path: string) => (await fetch(gateway.url + path)).text();
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the log', () => {
  test('has one line a request, without variables, tokens or personal data', async () => {
    const token = await platform.tokenFor('operador');
    await gateway
      .withToken(token)
      .query(
        'query($email: String) { payments(filter: { payerEmail: $email }) { size } collectors { size } }',
        { email: 'ana@example.com' },
        { 'x-request-id': 'log-line-1' },
      );
    await settled();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'request',
      requestId: 'log-line-1',
      operation: 'other',
      userId: expect.stringMatching(/./),
      status: 200,
      durationMs: expect.any(Number),
      upstreamCalls: 2,
    });
    expect(lines[0]).not.toContain('errorCodes');
    for (const secret of [token, token.split('.')[2] ?? '', 'ana@example.com', 'operador', 'Omar', 'payerEmail'])
      expect(lines[0]).not.toContain(secret);
  });

  test('has the names of registered operations and the error codes', async () => {
    await gateway.as('sinpermisos').query(viewer);
    await gateway.as('sinpermisos').query('{ payments { size } }');
    await gateway.withToken('x').query('{ payments { size } }');
    await settled();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { operation: 'Viewer' },
      { operation: 'other', errorCodes: ['FORBIDDEN'], upstreamCalls: 0 },
      { operation: 'other', errorCodes: ['UNAUTHENTICATED'], userId: null, status: 401 },
    ]);
  });

  test('has the details of an unexpected error, of which the client gets only the request identifier', async () => {
    platform.faults.set({
      service: 'collector',
      fault: { kind: 'status', status: 200, body: { rows: [{}], page: 1, limit: 1, size: 1 } },
    });
    const { errors } = await gateway
      .as('operador')
      .query('{ collectors { rows { name } } }', {}, { 'x-request-id': 'unforeseen' });
    expect(errors).toMatchObject([
      {
        message: 'El servicio dio una respuesta inesperada.',
        extensions: { code: 'SERVICE_BAD_ANSWER', requestId: 'unforeseen' },
      },
    ]);
    const reported = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'unexpected error');
    expect(reported).toMatchObject({
      level: 50,
      requestId: 'unforeseen',
      err: { stack: expect.stringContaining('at ') },
    });
    expect(JSON.stringify(errors)).not.toContain('null');
  });

  test('has no failure of a service when the client disconnects', async () => {
    platform.faults.set({ service: 'payment', fault: { kind: 'delay', ms: 400 } });
    const leaving = new AbortController();
    const asked = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await platform.tokenFor('operador')}`,
      },
      body: JSON.stringify({ query: '{ payments(limit: 1) { size } }' }),
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 150);
    await expect(asked).rejects.toThrow('aborted');
    await settled();
    expect(await text('/metrics')).toMatch(/gateway_upstream_calls_total\{service="payment",outcome="cancelled"\} 1/);
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([]);
  });

  test('has the cause of a failing service once, however many rows fail', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'drop' } });
    await gateway.as('operador').query('{ payments(limit: 20) { rows { collector { name } } } }');
    await settled();
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'service failed')).toMatchObject([
      { level: 40, service: 'collector', kind: 'UNAVAILABLE', cause: expect.any(String) },
    ]);
  });
});

describe('the metrics', () => {
  test('count requests by operation and outcome, with a limited number of names', async () => {
    await gateway.as('sinpermisos').query(viewer);
    await gateway.as('sinpermisos').query('query OneOfAMillion { viewer { username } }');
    await gateway.as('sinpermisos').query('{ payments { size } }');
    await gateway.withToken('x').query(viewer);
    await settled();
    const metrics = await text('/metrics');
    expect(metrics).toMatch(/gateway_requests_total\{operation="Viewer",outcome="ok"\} \d+/);
    expect(metrics).toMatch(/gateway_requests_total\{operation="other",outcome="partial"\} \d+/);
    expect(metrics).toMatch(/gateway_requests_total\{operation="other",outcome="unauthenticated"\} \d+/);
    expect(metrics).not.toContain('OneOfAMillion');
  });

  test('count calls by service and outcome, and cover the process and its event loop', async () => {
    await gateway.as('operador').query('{ payments(limit: 1) { size } }');
    platform.faults.set({ service: 'payer', fault: { kind: 'malformed' } });
    await gateway.as('operador').query('{ payers(limit: 1) { size } }');
    const metrics = await text('/metrics');
    expect(metrics).toMatch(/gateway_upstream_calls_total\{service="payment",outcome="ok"\} \d+/);
    expect(metrics).toMatch(/gateway_upstream_calls_total\{service="payer",outcome="bad_answer"\} \d+/);
    expect(metrics).toMatch(/gateway_upstream_duration_seconds_count\{service="payment"\} \d+/);
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(metrics).toContain('process_resident_memory_bytes');
  });
});

test.each(['/%6detrics', '/metrics/', '/METRICS', '/./metrics/'])('the metrics are not at %s', async (path) => {
  const response = await fetch(gateway.url + path);
  expect(await response.text()).not.toContain('gateway_requests_total');
});

describe('the health', () => {
  test('is public', async () => {
    expect(await text('/health/live')).toBe('{"status":"live"}');
  });

  test('is ready even if a service fails, and reports the states of the services', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'status', status: 500 } });
    for (const person of ['operador', 'auditor']) await gateway.as(person).query('{ collectors { size } }');
    const response = await fetch(`${gateway.url}/health/ready`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ready', services: { payment: 'up', collector: 'open' } });
  });
});

describe('a gateway that is stopped', () => {
  test('is not ready, completes the requests in flight, then stops listening', async () => {
    const other = await startGateway({ platform, config: { drainDelayMs: 300 } });
    platform.faults.set({ service: 'payment', fault: { kind: 'delay', ms: 600 } });
    const answer = other.as('operador').query('{ payments(limit: 1) { size } }');
    await settled();
    const closing = other.close();
    const ready = await fetch(`${other.url}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'draining' }]);
    expect((await answer).status).toBe(200);
    await closing;
    await expect(fetch(`${other.url}/health/live`)).rejects.toThrow();
  });
});

test('a gateway without connections stops at once', async () => {
  const other = await startGateway({ platform, config: { drainDelayMs: 60_000 } });
  await other.close();
});

describe('a sign-in service that is away', () => {
  const awayAt = (internalUrl: string) => ({
    keycloak: {
      url: platform.origin,
      internalUrl,
      realm: 'back-office',
      audience: 'gateway',
      clientId: 'back-office-web',
      otherClients: [],
    },
  });

  test('keeps a gateway without keys unready, and log and metrics report it', async () => {
    const service = await startServer((_request, response) => void response.writeHead(502).end());
    const other = await startGateway({ platform, logger, config: awayAt(service.url) });
    const ready = await fetch(`${other.url}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'waiting', signingKeys: 'missing' }]);
    const { msg, err } = JSON.parse(lines[0] ?? '{}');
    expect([msg, err.message]).toEqual(['the signing keys are not available', 'the key endpoint answered 502']);
    expect(await (await fetch(`${other.url}/metrics`)).text()).toContain('gateway_signing_keys_missing 1');

    const keys = await (await fetch(`${platform.origin}/realms/back-office/protocol/openid-connect/certs`)).text();
    service.answerWith((_request, response) => void response.end(keys));
    await until(async () => (await fetch(`${other.url}/health/ready`)).status === 200);
    expect(await (await fetch(`${other.url}/metrics`)).text()).toContain('gateway_signing_keys_missing 0');
    await other.close();
    await service.close();
  });

  test('is reported as 503, not as an invalid token, until a key is known', async () => {
    const token = await platform.tokenFor('operador');
    const other = await startGateway({ platform, config: awayAt('http://127.0.0.1:9') });
    const { status, errors, headers } = await other.withToken(token).query('{ viewer { username } }');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    await other.close();
  });
});
