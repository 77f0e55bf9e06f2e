// Guards: The control endpoints inject faults, record requests, issue tokens, add entities and reset the platform.
import { callsTo } from '../testing/calls.ts';
import { claimsOf, startPlatform, type TestPlatform } from '../testing/index.ts';
import { storedPayment } from '../testing/stored-payment.ts';
import type { AskedRequest, SeenRequest } from '@backoffice/test-kit';
import Fastify from 'fastify';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0 });
});
afterEach(() => fetch(`${platform.origin}/control/faults`, { method: 'DELETE' }));
afterAll(() => platform.close());

const control = (body: object) => callsTo(platform.origin).put('/control/faults', body);
const variables = () => fetch(`${platform.urls.collector}/variables`);

test('a `status` fault answers in place of the service, with the given body or a problem', async () => {
  expect((await control({ service: 'collector', fault: { kind: 'status', status: 503 } })).status).toBe(204);
  const answer = await variables();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'fault' }]);
  await control({ service: 'collector', fault: { kind: 'status', status: 409, body: { code: 'conflict' } } });
  expect(await (await variables()).json()).toEqual({ code: 'conflict' });
});

test('a `delay` fault delays the response', async () => {
  await control({ service: 'collector', fault: { kind: 'delay', ms: 150 } });
  const started = performance.now();
  expect((await variables()).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(140);
});

test.each([{}, { times: 1 }])(
  'a held request is performed and answered once the fault is cleared: %j',
  async (times) => {
    await control({ service: 'collector', fault: { kind: 'hold' }, ...times });
    const waiting = variables();
    const waits = new Promise((resolve) => setTimeout(resolve, 200, 'waits'));
    expect(await Promise.race([waiting, waits])).toBe('waits');
    await control({ service: 'collector', fault: null });
    expect((await waiting).status).toBe(200);
  },
);

test('a dropped connection gives no response', async () => {
  await control({ service: 'collector', fault: { kind: 'drop' } });
  await expect(variables()).rejects.toThrow('fetch failed');
});

test('a lost response never arrives, but the request was performed', async () => {
  await storedPayment(platform, { id: 'lost-1' });
  await control({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose' } });
  const service = callsTo(platform.urls.payment);
  await expect(service.post('/pagos/lost-1/cancelar', { reason: 'Duplicado' })).rejects.toThrow('fetch failed');
  expect(await service.read('/pagos/lost-1')).toMatchObject({ status: 'cancelled' });
});

test('a lost response may be replaced by one of a proxy, and the request was performed', async () => {
  await storedPayment(platform, { id: 'proxy-1' });
  await control({ service: 'payment', path: '/cancelar$', fault: { kind: 'lose', status: 503 } });
  const service = callsTo(platform.urls.payment);
  expect((await service.post('/pagos/proxy-1/cancelar', { reason: 'Duplicado' })).status).toBe(503);
  expect(await service.read('/pagos/proxy-1')).toMatchObject({ status: 'cancelled' });
});

test('a hanging request gets no response and does not keep the platform from stopping', async () => {
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

test('a malformed response is not JSON', async () => {
  await control({ service: 'collector', fault: { kind: 'malformed' } });
  await expect((await variables()).json()).rejects.toThrow('JSON');
});

test('a fault affects one service and the paths of its pattern, until it is cleared', async () => {
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
  ['a delay without its milliseconds', { service: 'payment', fault: { kind: 'delay' } }],
  ['an invalid pattern', { service: 'payment', path: '(', fault: { kind: 'drop' } }],
])('%s is refused', async (_what, body) => {
  expect((await control(body)).status).toBe(400);
});

test.each([
  [{ fault: { kind: 'drop' }, service: 'pagos' }, '"payment"'],
  [{ fault: { kind: 'hangs' } }, '"hang"'],
  [{ fault: { kind: 'drop' }, operation: 'get /pagos/{id}' }, 'There are: GET /pagos,'],
  [{ fault: { kind: 'drop' }, operation: 'GET /pagos/{id}', method: 'GET' }, 'replaces `method` and `path`'],
  [{ fault: { kind: 'drop' }, method: 'get' }, '"GET"'],
  [{ fault: { kind: 'drop', ms: 5 } }, 'drop takes no ms'],
  [{ fault: { kind: 'delay', ms: 5, status: 503 } }, 'delay takes ms, no status'],
  [{ fault: { kind: 'drop' }, times: 0 }, 'must be >= 1'],
  [{ fault: { kind: 'drop' }, where: { path: { ident: 'p1' } } }, 'no ident in the path. There are: id'],
  [{ fault: { kind: 'drop' }, where: { query: { filter: '[]' } } }, 'no filter in the query. There are: none'],
  [{ fault: { kind: 'drop' }, where: { body: { reason: 'x' } } }, 'no reason in the body. There are: none'],
  [
    { fault: { kind: 'drop' }, operation: 'POST /pagos/{id}/cancelar', where: { body: { reasn: 'x' } } },
    'no reasn in the body. There are: reason',
  ],
  [{ fault: { kind: 'drop' }, operation: undefined, where: { query: { filter: '[]' } } }, 'There are: filters, sorts'],
  [
    { fault: { kind: 'status', status: 409, body: { code: 'conflct' } } },
    'There is no code conflct. There are: bad_request',
  ],
  [
    { fault: { kind: 'status', status: 409, body: { code: 'conflict', extended_code: 'payment_nope' } } },
    'There is no extended_code payment_nope. There are: invalid_list_query',
  ],
  [{ fault: { kind: 'status' } }, 'needs a body'],
  [{ fault: null }, 'takes `service` alone'],
])('a rule that can never do what it says is refused with what there is: %j', async (given, hint) => {
  const rule = { service: 'payment', operation: 'GET /pagos/{id}', ...given };
  const { operation, ...rest } = rule;
  const { status, body } = await control('method' in given && !('operation' in given) ? rest : { ...rest, operation });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(JSON.stringify(hint).slice(1, -1))]);
});

test('rules with conditions of the contract, and deliberately unknown codes, are set', async () => {
  for (const rule of [
    { operation: 'GET /pagos', where: { query: { page: '1' } }, fault: { kind: 'drop' } },
    {
      operation: 'POST /pagos/{id}/cancelar',
      where: { path: { id: 'p1' }, body: { reason: 'x' } },
      fault: { kind: 'hang' },
    },
    { where: { path: { id: 'p1', version: '1' } }, fault: { kind: 'drop' } },
    { fault: { kind: 'status', status: 409, body: { code: 'conflict', extended_code: 'payment_not_found' } } },
    { fault: { kind: 'status', status: 409, body: { code: 'new', extended_code: 'new' }, unknownCodes: true } },
  ])
    expect(await control({ service: 'payment', ...rule })).toMatchObject({ status: 204 });
});

test.each([
  ['?service=pagos', '"payment"'],
  ['?servce=payment', 'There are: service, operation'],
  [
    '?service=payment&operation=POST%20/pagos/{id}/anular',
    'There is no POST /pagos/{id}/anular in payment. There are: GET',
  ],
  ['?operation=GET%20/pagos', 'service'],
])('recorded requests are not listed for an unknown service, parameter or operation: %s', async (query, hint) => {
  const answer = await fetch(`${platform.origin}/control/requests${query}`);
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining(JSON.stringify(hint).slice(1, -1)),
  ]);
});

test('the requests of one operation are listed', async () => {
  await fetch(`${platform.urls.payment}/pagos/one-1`);
  await fetch(`${platform.urls.payment}/pagos`);
  const query = new URLSearchParams({ service: 'payment', operation: 'GET /pagos/{id}' });
  const seen = await callsTo(platform.origin).read<SeenRequest[]>(`/control/requests?${String(query)}`);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ operation }) => operation))).toEqual(new Set(['GET /pagos/{id}']));
});

test('a token without a person, or with an unknown permission, is refused with what there is', async () => {
  for (const wish of [{}, { expiresIn: 60 }])
    expect(await callsTo(platform.origin).post('/control/tokens', wish)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('`username`, `permissions` or `roles`') },
    });
  const { body } = await callsTo(platform.origin).post('/control/tokens', { permissions: ['PAYMENT_SHOWS'] });
  expect(JSON.stringify(body)).toContain('\\"PAYMENT_SHOW\\"');
});

test('an import has the id that its contract names', async () => {
  const { post } = callsTo(platform.origin);
  expect(await post('/control/entities/imports', { import_id: 'i2' })).toMatchObject({
    body: { id: 'i2', import_id: 'i2' },
  });
  expect(await post('/control/entities/imports', { id: 'i3' })).toMatchObject({ body: { id: 'i3', import_id: 'i3' } });
  expect(await callsTo(platform.urls.import).read('/pagos/i2')).toMatchObject({ import_id: 'i2' });
  for (const [given, hint] of [
    [{ id: 'i4', import_id: 'i5' }, '`id`: is \\"i4\\", must be the `import_id`'],
    [{ import_id: 'importe' }, 'is no identifier'],
  ] as const) {
    const { status, body } = await post('/control/entities/imports', given);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(hint)]);
  }
});

test('the default values of an entity satisfy the contract', async () => {
  const { post, read } = callsTo(platform.origin);
  const { paths } = await read<{ paths: Record<string, { parameters: [{ schema: { enum: string[] } }] }> }>(
    '/control/openapi.json',
  );
  const refused: object[] = [];
  for (const kind of paths['/control/entities/{kind}']?.parameters[0].schema.enum ?? []) {
    const { body } = await post<Record<string, unknown>>(`/control/entities/${kind}`, {});
    const again = await post<Record<string, unknown>>(`/control/entities/${kind}`, body);
    if (again.status !== 409) refused.push({ kind, ...again.body });
  }
  expect(refused).toEqual([]);
});

test('in stub mode, entities and seeded payments are refused', async () => {
  const { post } = callsTo(platform.origin);
  await post('/control/reset', { stubs: true });
  expect(await post('/control/entities/payments', { id: 'p1' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('stubs') },
  });
  expect((await post('/control/reset', { stubs: true, payments: 5 })).status).toBe(400);
  await post('/control/reset', { stubs: false });
});

test('without a movable clock there is no endpoint for the clock', async () => {
  expect((await fetch(`${platform.origin}/control/clock`)).status).toBe(404);
  const { paths } = await callsTo(platform.origin).read<{ paths: object }>('/control/openapi.json');
  expect(paths).not.toHaveProperty(['/control/clock']);
});

test('a stub answers one operation, after its delay and for a limited number of requests', async () => {
  const collectors = callsTo(platform.urls.collector);
  const fault = { kind: 'status', status: 200, body: { id: 'X' }, ms: 50 };
  await control({ service: 'collector', operation: 'GET /comercios/{id}', times: 1, fault });
  const started = performance.now();
  expect(await collectors.read('/comercios/LUZN?x=1')).toEqual({ id: 'X' });
  expect(performance.now() - started).toBeGreaterThan(45);
  expect(await collectors.read('/comercios/LUZN')).toMatchObject({ id: 'LUZN' });
  expect((await collectors.get('/comercios/LUZN/saldo')).status).toBe(200);
});

test('a stub of an operation does not answer other paths', async () => {
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

test('the newest matching fault applies, and an older one to the other requests', async () => {
  const collectors = callsTo(platform.urls.collector);
  await control({ service: 'collector', fault: { kind: 'status', status: 500 } });
  await control({ service: 'collector', operation: 'GET /variables', fault: { kind: 'status', status: 404 } });
  expect((await collectors.get('/variables')).status).toBe(404);
  expect((await collectors.get('/gateways')).status).toBe(500);
  const listed = await callsTo(platform.origin).read('/control/faults');
  expect(listed).toMatchObject([{ service: 'collector' }, { operation: 'GET /variables', fault: { status: 404 } }]);
});

test('a token is issued for chosen permissions and for demonstration users', async () => {
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

test('entities are added, recorded requests have their bodies, and a reset removes both', async () => {
  const { post, read } = callsTo(platform.origin);
  expect((await post('/control/entities/payments', { id: 'c1', status: 'issued' })).status).toBe(201);
  expect((await post('/control/entities/dragons', {})).status).toBe(404);
  for (const [given, status, hint] of [
    [{ id: 'c1' }, 409, '"c1" is there already: reset between tests.'],
    [{ id: 'pago' }, 400, '`id`: is no identifier: at most 64 letters, digits, _ and -, with a digit'],
    [{ statuss: 'issued' }, 400, '`statuss`: there is no such property. There are: id, status, '],
    [{ final_amount: '150.5' }, 400, '`final_amount`: is a string, must be a number.'],
    [{ final_amount: null }, 400, '`final_amount`: is null, must be a number.'],
    [{ payer: {} }, 400, '`payer.id`: is required. `payer.name`: is required.'],
    [{ payer: 5 }, 400, '`payer`: is a number, must be an object or null.'],
    [{ details: {} }, 400, '`details`: is an object, must be an array.'],
    [{ currency_id: 'pesos' }, 400, '`currency_id`: is "pesos", must match pattern'],
    [{ version: 0 }, 400, '`version`: is 0, must be >= 1.'],
    [{ status: 'ISSUED' }, 400, '`status`: is "ISSUED", must match pattern'],
    [{ payer: { email: 5 } }, 400, '`payer.email`: is a number, must be a string or null.'],
    [{ details: [{ amuont: 5 }] }, 400, '`details.0.amuont`: there is no such property. There are: concept_id,'],
    [{ due_date: '31/12/2026' }, 400, '`due_date`: is "31/12/2026", must match format'],
    [{ final_amount: 10.001 }, 400, '`final_amount`: is 10.001, must be multiple of 0.01.'],
    [{ type: 'cash' }, 400, '`type`: is "cash", must be equal to one of the allowed values: ["online","qr",null].'],
    [[{ id: 'c2' }, { id: 'c3', status: 3 }], 400, 'Entity 1 (from 0): `status`: is a number, must be a string.'],
  ] as const)
    expect(await post('/control/entities/payments', given)).toMatchObject({
      status,
      body: { message: expect.stringContaining(hint) },
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

test('a reset keeps the stub mode unless it sets another', async () => {
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

test('each control endpoint of the document exists with its methods only', async () => {
  const body = await callsTo(platform.origin).read<{ paths: Record<string, object> }>('/control/openapi.json');
  expect(Object.keys(body.paths).length).toBeGreaterThan(5);
  for (const [path, item] of Object.entries(body.paths))
    for (const method of ['get', 'put', 'post', 'delete']) {
      const url = platform.origin + path.replace('{kind}', 'payments');
      const { status } = await fetch(url, { method: method.toUpperCase() });
      expect([path, method, status !== 404]).toEqual([path, method, Object.hasOwn(item, method)]);
    }
});

test('recorded requests are listed in order, without tokens', async () => {
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

test('stubs for the same requests are used in order, and stubs with `where` come first', async () => {
  const rule = { service: 'payment', operation: 'GET /pagos/{id}' };
  const answers = (status: number) => ({ kind: 'status', status }) as const;
  const set = (body: object) =>
    fetch(`${platform.origin}/control/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await set({ ...rule, fault: answers(500), times: 2 });
  await set({ ...rule, fault: answers(404), times: 1 });
  await set({ ...rule, fault: answers(409), where: { path: { id: 'p1' } } });
  const statuses: number[] = [];
  for (const id of ['p2', 'p1', 'p2', 'p2', 'p1', 'p2'])
    statuses.push((await fetch(`${platform.origin}/payment/pagos/${id}`)).status);
  expect(statuses).toEqual([500, 409, 500, 404, 409, 404]);
});

test('a token for an unknown user is refused with a list of the known ones', async () => {
  const { post } = callsTo(platform.origin);
  expect(await post('/control/tokens', { username: 'operadr' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('There is no user operadr. There are administrador, operador') },
  });
});

test('an answer has the status of its contract where none is given', async () => {
  const payer = callsTo(platform.urls.payer);
  await control({ service: 'payer', operation: 'POST /referencias', fault: { kind: 'status', body: { id: 'r1' } } });
  const made = await payer.post('/referencias', {});
  expect(made).toMatchObject({ status: 201, body: { id: 'r1' } });
  await control({ service: 'payer', operation: 'DELETE /referencias/{id}', fault: { kind: 'status' } });
  const deleted = await fetch(`${platform.urls.payer}/referencias/r1`, { method: 'DELETE' });
  expect([deleted.status, await deleted.text()]).toEqual([204, '']);
});

test('with the fault `ask`, another server answers each request, and its failure is a failure of the service', async () => {
  const asked = Fastify();
  asked.post<{ Body: AskedRequest }>('/answer', ({ body: { path, query, operation } }, reply) =>
    path['id'] === 'p3'
      ? reply.status(500).send({ body: 'There is no p3.' })
      : reply.send({ body: { operation, id: path['id'], query } }),
  );
  const url = `${await asked.listen({ port: 0, host: '127.0.0.1' })}/answer`;
  await control({ service: 'payment', operation: 'GET /pagos/{id}', fault: { kind: 'ask', url } });
  const service = callsTo(platform.urls.payment);
  const first = { operation: 'GET /pagos/{id}', id: 'p1', query: { a: 'b' } };
  expect(await service.read('/pagos/p1?a=b')).toEqual(first);
  const failed = await fetch(`${platform.urls.payment}/pagos/p3`);
  expect([failed.status, await failed.json()]).toMatchObject([500, { message: 'There is no p3.' }]);
  await asked.close();
  const gone = await fetch(`${platform.urls.payment}/pagos/p1`);
  expect([gone.status, await gone.json()]).toMatchObject([500, { message: expect.stringContaining('did not answer') }]);
});

test('many entities are added in one request, all of them or none', async () => {
  const { post } = callsTo(platform.origin);
  const payers = Array.from({ length: 250 }, (_, at) => ({ id: `many-${at}` }));
  const added = await post('/control/entities/payers', payers);
  expect(added).toMatchObject({ status: 201, body: payers });
  expect((await post('/control/entities/payers', [{ id: 'more-1' }, { id: 'many-7' }])).status).toBe(409);
  expect((await fetch(`${platform.urls.payer}/more-1`)).status).toBe(404);
});

test.each([
  ['payers', 'payer', '/a1'],
  ['collectors', 'collector', '/comercios/a1/saldo'],
  ['payerReferences', 'payer', '/referencias'],
  ['promotions', 'collector', '/promociones'],
  ['gateways', 'collector', '/gateways'],
  ['transactionBatches', 'service-payment', '/lote/transacciones'],
] as const)('%s can be added to an empty platform', async (kind, service, path) => {
  const { post } = callsTo(platform.origin);
  expect((await post('/control/reset', { empty: true })).status).toBe(204);
  expect((await post(`/control/entities/${kind}`, { id: 'a1' })).status).toBe(201);
  const read = await callsTo(platform.urls[service]).read(path);
  expect(read).toMatchObject(path.endsWith('/saldo') ? { amount: 0 } : path === '/a1' ? { id: 'a1' } : { size: 1 });
});

test('a request without a programmed answer is recorded as unmatched', async () => {
  const { post } = callsTo(platform.origin);
  await post('/control/reset', { stubs: true });
  await control({ service: 'collector', operation: 'GET /variables', fault: { kind: 'status', body: { rows: [] } } });
  expect((await variables()).status).toBe(200);
  expect((await fetch(`${platform.urls.collector}/gateways`)).status).toBe(501);
  const seen = platform.requests.list('collector').map(({ operation, unmatched }) => [operation, unmatched]);
  expect(seen).toEqual([
    ['GET /variables', undefined],
    ['GET /gateways', true],
  ]);
  await post('/control/reset', { stubs: false });
});
