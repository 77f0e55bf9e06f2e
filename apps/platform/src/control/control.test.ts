// Guards: The control endpoints inject each fault and clear it.
import { callsTo } from '../testing/calls.ts';
import { claimsOf, startPlatform, type TestPlatform } from '../testing/index.ts';
import { storedPayment } from '../testing/stored-payment.ts';
import type { SeenRequest } from '@backoffice/test-kit';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
});
afterEach(() => fetch(`${platform.origin}/control/faults`, { method: 'DELETE' }));
afterAll(() => platform.close());

const control = (body: object) => callsTo(platform.origin).put('/control/faults', body);
const variables = () => fetch(`${platform.urls.collector}/variables`);

test('a status is answered in place of the service, with the body that was given or a problem', async () => {
  expect((await control({ service: 'collector', fault: { kind: 'status', status: 503 } })).status).toBe(204);
  const answer = await variables();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'fault' }]);
  await control({ service: 'collector', fault: { kind: 'status', status: 409, body: { code: 'conflict' } } });
  expect(await (await variables()).json()).toEqual({ code: 'conflict' });
});

test('a delay comes before the answer', async () => {
  await control({ service: 'collector', fault: { kind: 'delay', ms: 150 } });
  const started = performance.now();
  expect((await variables()).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(140);
});

test.each([{}, { times: 1 }])('what is held is done and answered once the fault is cleared: %j', async (times) => {
  await control({ service: 'collector', fault: { kind: 'hold' }, ...times });
  const waiting = variables();
  const waits = new Promise((resolve) => setTimeout(resolve, 200, 'waits'));
  expect(await Promise.race([waiting, waits])).toBe('waits');
  await control({ service: 'collector', fault: null });
  expect((await waiting).status).toBe(200);
});

test('a dropped connection is no answer', async () => {
  await control({ service: 'collector', fault: { kind: 'drop' } });
  await expect(variables()).rejects.toThrow('fetch failed');
});

test('a lost answer is none, but what was asked is done', async () => {
  await storedPayment(platform, { id: 'lost' });
  await control({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose' } });
  const service = callsTo(platform.urls.payment);
  await expect(service.post('/pagos/lost/cancelar', { reason: 'Duplicado' })).rejects.toThrow('fetch failed');
  expect(await service.read('/pagos/lost')).toMatchObject({ status: 'cancelled' });
});

test('a lost answer may be one of a proxy: what was asked is done', async () => {
  await storedPayment(platform, { id: 'proxy' });
  await control({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose', status: 503 } });
  const service = callsTo(platform.urls.payment);
  expect((await service.post('/pagos/proxy/cancelar', { reason: 'Duplicado' })).status).toBe(503);
  expect(await service.read('/pagos/proxy')).toMatchObject({ status: 'cancelled' });
});

test('a hanging request is no answer either, and does not keep the platform from stopping', async () => {
  const own = await startPlatform({ payments: 0, fresh: true });
  own.faults.set({ service: 'collector', fault: { kind: 'hang' } });
  const waiting = fetch(`${own.urls.collector}/variables`);
  const ended = expect(waiting).rejects.toThrow('fetch failed');
  const first = await Promise.race([
    waiting.catch(() => 'failed'),
    new Promise((resolve) => setTimeout(resolve, 200, 'waits')),
  ]);
  expect(first).toBe('waits');
  await own.close();
  await ended;
});

test('a malformed answer is no JSON', async () => {
  await control({ service: 'collector', fault: { kind: 'malformed' } });
  await expect((await variables()).json()).rejects.toThrow('JSON');
});

test('a fault is of one service and of the paths that its pattern finds, until it is cleared', async () => {
  const fault = { kind: 'status', status: 500 };
  const collectors = callsTo(platform.urls.collector);
  await control({ service: 'collector', path: '^/comercios/[^/]+$', fault });
  expect((await collectors.get('/comercios/LUZN')).status).toBe(500);
  expect((await collectors.get('/comercios/LUZN/saldo')).status).toBe(200);
  expect((await callsTo(platform.urls.payer).get('/')).status).toBe(200);
  await control({ service: 'collector', fault: null });
  expect((await collectors.get('/comercios/LUZN')).status).toBe(200);
});

test.each([
  ['a service that there is not', { service: 'bank', fault: { kind: 'drop' } }],
  ['a fault that there is not', { service: 'payment', fault: { kind: 'explode' } }],
  ['a status without its number', { service: 'payment', fault: { kind: 'status' } }],
  ['a delay without its time', { service: 'payment', fault: { kind: 'delay' } }],
  ['a pattern that is none', { service: 'payment', path: '(', fault: { kind: 'drop' } }],
])('%s is refused', async (_what, body) => {
  expect((await control(body)).status).toBe(400);
});

test('an answer is programmed for an operation, later, and for the next requests alone', async () => {
  const collectors = callsTo(platform.urls.collector);
  const fault = { kind: 'status', status: 200, body: { id: 'X' }, ms: 50 };
  await control({ service: 'collector', operation: 'GET /comercios/{id}', times: 1, fault });
  const started = performance.now();
  expect(await collectors.read('/comercios/LUZN?x=1')).toEqual({ id: 'X' });
  expect(performance.now() - started).toBeGreaterThan(45);
  expect(await collectors.read('/comercios/LUZN')).toMatchObject({ id: 'LUZN' });
  expect((await collectors.get('/comercios/LUZN/saldo')).status).toBe(200);
});

test('what is programmed for an operation is for its own paths alone', async () => {
  const payers = callsTo(platform.urls.payer);
  await control({
    service: 'payer',
    operation: 'GET /{id}',
    fault: { kind: 'status', status: 200, body: { id: 'X' } },
  });
  expect(await payers.read('/000000000000000000000000')).toEqual({ id: 'X' });
  expect(await payers.read('/referencias')).toMatchObject({ rows: expect.anything() });
  const seen = await callsTo(platform.origin).read<SeenRequest[]>('/control/requests?service=payer');
  expect(seen.slice(-2).map(({ operation }) => operation)).toEqual(['GET /{id}', 'GET /referencias']);
});

test('of several faults the newest holds, and each method has its own', async () => {
  const collectors = callsTo(platform.urls.collector);
  await control({ service: 'collector', fault: { kind: 'status', status: 500 } });
  await control({ service: 'collector', operation: 'GET /variables', fault: { kind: 'status', status: 404 } });
  expect((await collectors.get('/variables')).status).toBe(404);
  expect((await collectors.get('/gateways')).status).toBe(500);
  const listed = await callsTo(platform.origin).read('/control/faults');
  expect(listed).toMatchObject([{ service: 'collector' }, { operation: 'GET /variables', fault: { status: 404 } }]);
});

test('a token is issued for chosen permissions, and for people of the demonstration', async () => {
  const tokenOf = async (wish: object) => {
    const answer = await callsTo(platform.origin).post<{ access_token: string }>('/control/tokens', wish);
    return claimsOf(answer.body.access_token);
  };
  expect(await tokenOf({ permissions: ['PAYMENT_SHOW'] })).toMatchObject({ realm_access: { roles: ['payment:show'] } });
  expect(await tokenOf({ username: 'eva', roles: ['auditor'] })).toMatchObject({
    preferred_username: 'eva',
    realm_access: { roles: expect.arrayContaining(['auditor', 'payment:show']) },
  });
  const auditor = await tokenOf({ username: 'auditor' });
  expect(auditor).toMatchObject({ preferred_username: 'auditor', azp: 'back-office-web', aud: ['gateway', 'account'] });
  expect((await callsTo(platform.origin).post('/control/tokens', { permissions: ['FLY'] })).status).toBe(400);
});

test('entities are added, bodies are told, and all is made as new', async () => {
  const { post, read } = callsTo(platform.origin);
  expect((await post('/control/entities/payments', { id: 'c1', status: 'issued' })).status).toBe(201);
  expect((await post('/control/entities/dragons', {})).status).toBe(404);
  for (const [given, status, told] of [
    [{ id: 'c1' }, 409, '"c1" is there already: reset between tests.'],
    [{ statuss: 'issued' }, 400, '{"statuss":"there is no such property"}'],
    [{ final_amount: '150.5' }, 400, '{"final_amount":"number instead of string"}'],
  ] as const)
    expect(await post('/control/entities/payments', given)).toMatchObject({
      status,
      body: { message: expect.stringContaining(told) },
    });
  expect((await post('/control/entities/withdraws', { id: 'w1', file_date: null })).status).toBe(201);
  const service = callsTo(platform.urls.payment);
  await service.post('/pagos/c1/cancelar', { reason: 'Duplicado' });
  expect((await read<SeenRequest[]>('/control/requests?service=payment')).at(-1)).toMatchObject({
    method: 'POST',
    path: '/pagos/c1/cancelar',
    body: { reason: 'Duplicado' },
  });
  expect((await post('/control/reset', {})).status).toBe(204);
  expect((await service.get('/pagos/c1')).status).toBe(404);
  expect(await read('/control/requests')).toMatchObject([{ path: '/pagos/c1' }]);
});

test('a reset keeps the stubs, and ends them when it says so', async () => {
  const { post, get } = callsTo(platform.origin);
  const status = async () => (await get('/payment/pagos')).status;
  for (const [wish, expected] of [
    [{ stubs: true }, 501],
    [{}, 501],
    [{ stubs: false }, 200],
    [{}, 200],
  ] as const) {
    await post('/control/reset', wish);
    expect(await status()).toBe(expected);
  }
});

test('each switch of the document is there, with its methods and no others', async () => {
  const body = await callsTo(platform.origin).read<{ paths: Record<string, object> }>('/control/openapi.json');
  expect(Object.keys(body.paths).length).toBeGreaterThan(5);
  for (const [path, item] of Object.entries(body.paths))
    for (const method of ['get', 'put', 'post', 'delete']) {
      const url = platform.origin + path.replace('{kind}', 'payments');
      const { status } = await fetch(url, { method: method.toUpperCase() });
      expect([path, method, status !== 404]).toEqual([path, method, Object.hasOwn(item, method)]);
    }
});

test('the requests that came are told in their order, without tokens', async () => {
  const seen = () => callsTo(platform.origin).read<SeenRequest[]>('/control/requests?service=collector');
  await fetch(`${platform.origin}/control/requests`, { method: 'DELETE' });
  await fetch(`${platform.urls.collector}/comercios?limit=1`, {
    headers: { authorization: 'Bearer secret', 'x-request-id': 'r-1', source: 'backoffice' },
  });
  await fetch(`${platform.urls.payer}/`);
  await fetch(`${platform.urls.collector}/comercios/LUZN`);
  expect(await seen()).toMatchObject([
    { method: 'GET', path: '/comercios?limit=1', headers: { 'x-request-id': 'r-1', source: 'backoffice' } },
    { method: 'GET', path: '/comercios/LUZN' },
  ]);
  expect(JSON.stringify(await seen())).not.toContain('secret');
  await fetch(`${platform.origin}/control/requests`, { method: 'DELETE' });
  expect(await seen()).toEqual([]);
});
