import type { RequestListener } from 'node:http';
import { services } from '@backoffice/contracts';
import type { paths } from '@backoffice/contracts/collector';
import { UpstreamError } from '../errors/upstream-error.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { createRestClient } from './create-rest-client.ts';
import { createServiceCaller, type CallLimits, type ServiceCaller } from './create-service-caller.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { RestClient } from './rest-client.ts';

const collector = { id: 'LUZN', signature: 'LUZN', name: 'Luz del Norte' };
const DEADLINE = 400;

const send =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const good = send(200, JSON.stringify(collector));

let service: TestServer;
let caller: ServiceCaller;
let client: RestClient<paths>;
let outcomes: string[] = [];
let person = new AbortController();

const connect = (baseUrl: string, limits: Partial<CallLimits> = {}) => {
  outcomes = [];
  person = new AbortController();
  const row = { ...services.collector, timeoutMs: DEADLINE };
  caller = createServiceCaller({
    service: row,
    baseUrl,
    limits: { maxInFlight: 100, maxAnswerBytes: 100_000, breakerThreshold: 50, breakerOpenMs: 200, ...limits },
    budget: createRetryBudget(0.1),
    observe: ({ outcome }) => outcomes.push(outcome),
  });
  client = createRestClient({ service: row, caller, scope: { headers: {}, signal: person.signal, onCall: () => undefined } });
};

beforeEach(async () => {
  service = await startServer(good);
  connect(`${service.url}/collector/`);
});
afterEach(async () => {
  await caller.close();
  await service.close();
});

const read = () => client.get('/comercios/{id}', { path: { id: 'LUZN' } });
const change = () =>
  client.post('/comercios/{id}/configuraciones', {
    path: { id: 'LUZN' },
    body: { commerce_config_vars: { id: '1' }, value: '100' },
    idempotencyKey: 'a-key-of-a-person',
  });

/** How a call ended: its kind, and how often the service was asked. */
const ending = async (call: () => Promise<unknown>) => {
  const before = service.requests();
  const kind = await call().then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamError ? error.kind : String(error)),
  );
  return { kind, requests: service.requests() - before };
};
const failure = async (call: () => Promise<unknown>): Promise<UpstreamError> => {
  const error: unknown = await call().catch((caught: unknown) => caught);
  if (!(error instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(error)}`);
  return error;
};

const problem = (code: string, extended: string, more: object = {}) =>
  JSON.stringify({ code, extended_code: extended, message: 'select * from secret', ...more });

const hang: RequestListener = () => undefined;
const hangInside: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
const reset: RequestListener = (request) => void request.socket.destroy();
const dropInside: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
const redirect = send(302, '', { location: '/elsewhere' });
const huge = send(200, JSON.stringify({ name: 'x'.repeat(200_000) }));
const chunkedHuge: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (let i = 0; i < 20; i++) response.write('x'.repeat(10_000));
  response.end();
};

// [what the service does, the service, what a reader gets, requests for a read, for a change]
const faults: readonly (readonly [string, RequestListener, string, number, number])[] = [
  ['hangs before its answer', hang, 'TIMEOUT', 1, 1],
  ['hangs inside its answer', hangInside, 'TIMEOUT', 1, 1],
  ['resets the connection', reset, 'UNAVAILABLE', 2, 1],
  ['drops the connection inside its answer', dropInside, 'UNAVAILABLE', 2, 1],
  ['answers 500', send(500, problem('internal_error', 'internal_error')), 'UNAVAILABLE', 1, 1],
  ['answers 502', send(502, 'Bad gateway', { 'content-type': 'text/html' }), 'UNAVAILABLE', 2, 1],
  ['answers 503', send(503, ''), 'UNAVAILABLE', 2, 1],
  ['asks by 503 to come back in a minute', send(503, '', { 'retry-after': '60' }), 'UNAVAILABLE', 1, 1],
  ['answers 504', send(504, ''), 'TIMEOUT', 2, 1],
  ['answers 429', send(429, ''), 'UNAVAILABLE', 1, 1],
  ['answers HTML with 200', send(200, '<html></html>', { 'content-type': 'text/html' }), 'BAD_ANSWER', 1, 1],
  ['answers JSON that is cut off', send(200, '{"id":"LU'), 'BAD_ANSWER', 1, 1],
  ['answers a text instead of an object', send(200, '"LUZN"'), 'BAD_ANSWER', 1, 1],
  ['answers nothing with 200', send(200, ''), 'BAD_ANSWER', 1, 1],
  ['answers compressed though asked not to', send(200, '{}', { 'content-encoding': 'gzip' }), 'BAD_ANSWER', 1, 1],
  ['answers more than allowed', huge, 'BAD_ANSWER', 1, 1],
  ['answers more than allowed without saying how much', chunkedHuge, 'BAD_ANSWER', 1, 1],
  ['redirects', redirect, 'BAD_ANSWER', 1, 1],
  ['answers 404', send(404, problem('not_found', 'collector_not_found')), 'NOT_FOUND', 1, 1],
  ['answers 422', send(422, problem('unprocessable', 'unknown_configuration_variable')), 'REFUSED', 1, 1],
  ['answers 409', send(409, problem('conflict', 'stale')), 'CONFLICT', 1, 1],
];

describe('a call to a service', () => {
  test('gives the JSON of the answer', async () => {
    expect(await read()).toEqual(collector);
  });

  test.each(faults)('that %s', async (_what, listener, kind, reads, changes) => {
    service.answerWith(listener);
    expect(await ending(read)).toEqual({ kind, requests: reads });
    expect(await ending(change)).toEqual({ kind, requests: changes });
  });

  test('to an address where nobody listens ends soon', async () => {
    await service.close();
    expect((await ending(read)).kind).toBe('UNAVAILABLE');
    expect((await failure(change)).outcomeUnknown).toBe(false);
  });

  test('passes the codes of a refusal on, and nothing of its text', async () => {
    service.answerWith(send(409, problem('conflict', 'stale', { current_version: 3, fields: { value: 'old', odd: 1 } })));
    const error = await failure(change);
    expect(error).toMatchObject({ code: 'conflict', extendedCode: 'stale', currentVersion: 3, fields: { value: 'old' } });
    expect(JSON.stringify(error) + error.message).not.toContain('secret');
  });

  test('is over at its deadline, both attempts and the pause between them included', async () => {
    service.answerWith((request, response) => {
      service.answerWith(hang);
      send(503, '')(request, response);
    });
    const startedAt = performance.now();
    expect((await ending(read)).kind).toBe('TIMEOUT');
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE + 150);
  });

  test('that failed once is answered by the second attempt, for a read', async () => {
    service.answerWith((request, response) => {
      service.answerWith(good);
      reset(request, response);
    });
    expect(await ending(read)).toEqual({ kind: 'answered', requests: 2 });
  });

  test.each([
    ['hung', hang, true],
    ['dropped the connection', reset, true],
    ['answered 500', send(500, ''), true],
    ['answered something unreadable', send(200, 'ok'), true],
    ['answered 503', send(503, ''), false],
    ['refused', send(422, problem('unprocessable', 'x')), false],
  ])('that changes something says whether it may have happened when the service %s', async (_what, listener, unknown) => {
    service.answerWith(listener);
    expect((await failure(change)).outcomeUnknown).toBe(unknown);
  });

  test('for a thing that cannot be called so asks nobody', async () => {
    for (const id of ['..', '.', '', 'a/b', 'a%2Fb', 'ñ', 'x'.repeat(65), '../comercios/LUZN', 'LUZN?x=1'])
      expect(await ending(() => client.get('/comercios/{id}', { path: { id } }))).toEqual({ kind: 'NOT_FOUND', requests: 0 });
  });

  test('sends its body, its key and the version that was seen', async () => {
    const seen: unknown[] = [];
    service.answerWith((request, response) => {
      const { method, url, headers } = request;
      request.on('data', (chunk: Buffer) => seen.push(method, url, headers['idempotency-key'], chunk.toString()));
      request.on('end', () => send(201, '{"id":"1"}')(request, response));
    });
    expect(await change()).toEqual({ id: '1' });
    expect(seen).toEqual([
      'POST',
      '/collector/comercios/LUZN/configuraciones',
      'a-key-of-a-person',
      '{"commerce_config_vars":{"id":"1"},"value":"100"}',
    ]);
  });

  test('ends when the person is gone, but not a change', async () => {
    service.answerWith(hang);
    setTimeout(() => person.abort(), 50);
    const startedAt = performance.now();
    expect((await ending(read)).kind).toBe('UNAVAILABLE');
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE / 2);
    expect(outcomes).toEqual(['cancelled']);
    service.answerWith(good);
    expect(await ending(change)).toEqual({ kind: 'answered', requests: 1 });
  });
});

describe('a list', () => {
  test('is asked in the dialect of its service and answered with the page that was asked', async () => {
    let asked = '';
    service.answerWith((request, response) => {
      asked = decodeURIComponent(request.url ?? '').replaceAll('+', ' ');
      send(200, '{"rows":[],"page":7,"limit":10,"size":0}')(request, response);
    });
    const page = await client.list('/comercios', {
      filters: [{ field: 'signature,name', value: 'luz del norte & hijos', operation: 'CONTAINS' }],
      sorts: [{ field: 'name', direction: 'ascending' }],
      page: 2,
      limit: 10,
    });
    expect(page.page).toBe(2);
    expect(asked).toBe(
      '/collector/comercios?filters=[{"field":"signature,name","value":"luz del norte & hijos","operation":"CONTAINS"}]' +
        '&sorts=[{"field":"name","direction":"ascending"}]&page=2&limit=10',
    );
  });

  test('without rows or size is a bad answer', async () => {
    service.answerWith(send(200, '{"rows":{},"size":1}'));
    expect((await ending(() => client.list('/comercios', { filters: [], page: 1, limit: 10 }))).kind).toBe('BAD_ANSWER');
  });
});

describe('a failing service', () => {
  test('is left alone for a while after failing often, and then asked by a single call', async () => {
    await caller.close();
    connect(service.url, { breakerThreshold: 4, breakerOpenMs: 100 });
    service.answerWith(send(500, ''));
    for (let i = 0; i < 4; i++) expect((await ending(read)).requests).toBe(1);
    expect(caller.state()).toBe('open');
    expect(await ending(read)).toEqual({ kind: 'UNAVAILABLE', requests: 0 });

    await new Promise((resolve) => setTimeout(resolve, 120));
    service.answerWith(good);
    const together = await Promise.all([ending(read), ending(read), ending(read)]);
    expect(together.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(await ending(read)).toEqual({ kind: 'answered', requests: 1 });
    expect(caller.state()).toBe('up');
  });

  test('is not counted as failing for refusing', async () => {
    await caller.close();
    connect(service.url, { breakerThreshold: 2 });
    service.answerWith(send(404, problem('not_found', 'collector_not_found')));
    for (let i = 0; i < 5; i++) expect((await ending(read)).kind).toBe('NOT_FOUND');
    expect(caller.state()).toBe('up');
  });

  test('gets few second attempts in a bad time', async () => {
    service.answerWith(send(503, ''));
    for (let i = 0; i < 30; i++) await ending(read);
    expect(service.requests()).toBeLessThanOrEqual(30 + 13);
  });

  test('that is slow keeps only so many callers waiting', async () => {
    await caller.close();
    connect(service.url, { maxInFlight: 5 });
    service.answerWith(hang);
    const kinds = (await Promise.all(Array.from({ length: 8 }, () => ending(read)))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'UNAVAILABLE')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'TIMEOUT')).toHaveLength(5);
  });
});
