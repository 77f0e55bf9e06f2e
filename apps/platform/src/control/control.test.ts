// Guards: The control endpoints inject each fault and clear it.
import { callsTo } from '../testing/calls.ts';
import { aPayment, startPlatform, type TestPlatform } from '../testing/index.ts';
import type { SeenRequest } from './requests.ts';

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

test('what is held is done and answered once the fault is cleared', async () => {
  await control({ service: 'collector', fault: { kind: 'hold' } });
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
  await platform.addPayment(aPayment({ id: 'lost', collector_id: 'LUZN', request_date: '2026-11-01T12:00:00.000Z' }));
  await control({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose' } });
  const payments = callsTo(platform.urls.payment);
  await expect(payments.post('/pagos/lost/cancelar', { reason: 'Duplicado' })).rejects.toThrow('fetch failed');
  expect((await payments.get('/pagos/lost')).body).toMatchObject({ status: 'cancelled' });
});

test('a lost answer may be one of a proxy: what was asked is done', async () => {
  await platform.addPayment(aPayment({ id: 'proxy', collector_id: 'LUZN', request_date: '2026-11-01T12:00:00.000Z' }));
  await control({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose', status: 503 } });
  const payments = callsTo(platform.urls.payment);
  expect((await payments.post('/pagos/proxy/cancelar', { reason: 'Duplicado' })).status).toBe(503);
  expect((await payments.get('/pagos/proxy')).body).toMatchObject({ status: 'cancelled' });
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

test('the requests that came are told in their order, without tokens', async () => {
  const seen = async () =>
    (await callsTo(platform.origin).get<SeenRequest[]>('/control/requests?service=collector')).body;
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
