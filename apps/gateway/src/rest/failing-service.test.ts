import type { RequestListener } from 'node:http';
import { UpstreamError } from '../errors/upstream-error.ts';
import { DEADLINE, hangs, problem, sends, startRestClient, type TestRestClient } from '../testing/start-rest-client.ts';

const good = sends(200, '{"id":"LUZN"}');
const hangsInside: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
const resets: RequestListener = (request) => void request.socket.destroy();
const dropsInside: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
const chunkedHuge: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (let i = 0; i < 20; i++) response.write('x'.repeat(10_000));
  response.end();
};

const internal = problem('internal_error', 'internal_error');
const huge = JSON.stringify({ name: 'x'.repeat(200_000) });
const html = { 'content-type': 'text/html' };

/** What the service does, what whoever asked gets, and how often the service is asked by a read and by a change. */
const faults: readonly { does: string; service: RequestListener; kind: string; reads: number; changes: number }[] = [
  { does: 'hangs before its answer', service: hangs, kind: 'TIMEOUT', reads: 1, changes: 1 },
  { does: 'hangs inside its answer', service: hangsInside, kind: 'TIMEOUT', reads: 1, changes: 1 },
  { does: 'resets the connection', service: resets, kind: 'UNAVAILABLE', reads: 2, changes: 1 },
  { does: 'drops the connection inside its answer', service: dropsInside, kind: 'UNAVAILABLE', reads: 2, changes: 1 },
  { does: 'answers 500', service: sends(500, internal), kind: 'UNAVAILABLE', reads: 1, changes: 1 },
  { does: 'answers 502', service: sends(502, 'Bad gateway', html), kind: 'UNAVAILABLE', reads: 2, changes: 1 },
  { does: 'answers 503', service: sends(503, ''), kind: 'UNAVAILABLE', reads: 2, changes: 1 },
  {
    does: 'asks to come back in a minute',
    service: sends(503, '', { 'retry-after': '60' }),
    kind: 'UNAVAILABLE',
    reads: 1,
    changes: 1,
  },
  { does: 'answers 504', service: sends(504, ''), kind: 'TIMEOUT', reads: 2, changes: 1 },
  { does: 'answers 429', service: sends(429, ''), kind: 'UNAVAILABLE', reads: 1, changes: 1 },
  {
    does: 'answers HTML with 200',
    service: sends(200, '<html></html>', html),
    kind: 'BAD_ANSWER',
    reads: 1,
    changes: 1,
  },
  { does: 'answers JSON that is cut off', service: sends(200, '{"id":"LU'), kind: 'BAD_ANSWER', reads: 1, changes: 1 },
  { does: 'answers a text for an object', service: sends(200, '"LUZN"'), kind: 'BAD_ANSWER', reads: 1, changes: 1 },
  { does: 'answers nothing with 200', service: sends(200, ''), kind: 'BAD_ANSWER', reads: 1, changes: 1 },
  {
    does: 'answers compressed though asked not to',
    service: sends(200, '{}', { 'content-encoding': 'gzip' }),
    kind: 'BAD_ANSWER',
    reads: 1,
    changes: 1,
  },
  { does: 'answers more than allowed', service: sends(200, huge), kind: 'BAD_ANSWER', reads: 1, changes: 1 },
  { does: 'answers without end', service: chunkedHuge, kind: 'BAD_ANSWER', reads: 1, changes: 1 },
  { does: 'redirects', service: sends(302, '', { location: '/x' }), kind: 'BAD_ANSWER', reads: 1, changes: 1 },
  { does: 'answers 404', service: sends(404, problem('not_found', 'x')), kind: 'NOT_FOUND', reads: 1, changes: 1 },
  { does: 'answers 422', service: sends(422, problem('unprocessable', 'x')), kind: 'REFUSED', reads: 1, changes: 1 },
  { does: 'answers 409', service: sends(409, problem('conflict', 'x')), kind: 'CONFLICT', reads: 1, changes: 1 },
];

let rest: TestRestClient;
afterEach(() => rest.close());

describe('a service', () => {
  beforeEach(async () => {
    rest = await startRestClient();
  });

  test.each(faults)('that $does', async ({ service, kind, reads, changes }) => {
    rest.service.answerWith(service);
    expect(await rest.ending(rest.read)).toEqual({ kind, requests: reads });
    expect(await rest.ending(rest.change)).toEqual({ kind, requests: changes });
  });

  test('that failed once is asked a second time, by a read', async () => {
    rest.service.answerWith((request, response) => {
      rest.service.answerWith(good);
      resets(request, response);
    });
    expect(await rest.ending(rest.read)).toEqual({ kind: 'answered', requests: 2 });
  });

  test('is waited for until the deadline, second attempt included', async () => {
    rest.service.answerWith((request, response) => {
      rest.service.answerWith(hangs);
      sends(503, '')(request, response);
    });
    const startedAt = performance.now();
    expect((await rest.ending(rest.read)).kind).toBe('TIMEOUT');
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE + 150);
  });

  test.each([
    ['hung', hangs, true],
    ['dropped the connection', resets, true],
    ['answered 500', sends(500, ''), true],
    ['answered something unreadable', sends(200, 'ok'), true],
    ['answered 503', sends(503, ''), false],
    ['refused', sends(422, problem('unprocessable', 'x')), false],
  ])('that %s: whether the change may have happened is told', async (_what, service, outcomeUnknown) => {
    rest.service.answerWith(service);
    await expect(rest.change()).rejects.toMatchObject({ outcomeUnknown });
    await expect(rest.read()).rejects.toMatchObject({ outcomeUnknown: false });
  });

  test('that is not there is told soon, and nothing has happened', async () => {
    await rest.service.close();
    await expect(rest.read()).rejects.toMatchObject({ kind: 'UNAVAILABLE' });
    await expect(rest.change()).rejects.toMatchObject({ kind: 'UNAVAILABLE', outcomeUnknown: false });
    await expect(rest.change()).rejects.toBeInstanceOf(UpstreamError);
  });

  test('is no longer waited for when the person is gone, but a change is carried through', async () => {
    rest.service.answerWith(hangs);
    setTimeout(rest.leave, 50);
    const startedAt = performance.now();
    expect((await rest.ending(rest.read)).kind).toBe('UNAVAILABLE');
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE / 2);
    expect(rest.outcomes).toEqual(['cancelled']);
    rest.service.answerWith(good);
    expect(await rest.ending(rest.change)).toEqual({ kind: 'answered', requests: 1 });
  });

  test('that refuses is not counted as failing', async () => {
    rest.service.answerWith(sends(404, problem('not_found', 'collector_not_found')));
    for (let i = 0; i < 5; i++) await rest.ending(rest.read);
    expect(rest.state()).toBe('up');
  });

  test('gets few second attempts in a bad time', async () => {
    rest.service.answerWith(sends(503, ''));
    for (let i = 0; i < 30; i++) await rest.ending(rest.read);
    expect(rest.service.requests()).toBeLessThanOrEqual(30 + 13);
  });
});

describe('a service that goes on failing', () => {
  test('is left alone for a while, and then asked by a single call', async () => {
    rest = await startRestClient({ breakerThreshold: 4, breakerOpenMs: 100 });
    rest.service.answerWith(sends(500, ''));
    for (let i = 0; i < 4; i++) expect((await rest.ending(rest.read)).requests).toBe(1);
    expect(rest.state()).toBe('open');
    expect(await rest.ending(rest.read)).toEqual({ kind: 'UNAVAILABLE', requests: 0 });

    await new Promise((resolve) => setTimeout(resolve, 120));
    rest.service.answerWith(good);
    const together = await Promise.all([rest.ending(rest.read), rest.ending(rest.read), rest.ending(rest.read)]);
    expect(together.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(await rest.ending(rest.read)).toEqual({ kind: 'answered', requests: 1 });
    expect(rest.state()).toBe('up');
  });

  test('keeps only so many callers waiting', async () => {
    rest = await startRestClient({ maxInFlight: 5 });
    rest.service.answerWith(hangs);
    const endings = await Promise.all(Array.from({ length: 8 }, () => rest.ending(rest.read)));
    expect(endings.filter(({ kind }) => kind === 'UNAVAILABLE')).toHaveLength(3);
    expect(endings.filter(({ kind }) => kind === 'TIMEOUT')).toHaveLength(5);
  });
});
