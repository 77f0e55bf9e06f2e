// Guards: Each fault of `serviceFaults` becomes an error of its kind, with bounded retries and a circuit breaker.
import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from '../errors/upstream-error.ts';
import { hangs, problem, resets, sends, serviceFaults, type ServiceFault } from '../testing/service-faults.ts';
import { shortTimeout, startRestClient, type TestRestClient } from '../testing/start-rest-client.ts';

const good = sends(200, '{"id":"LUZN"}');
let rest: TestRestClient;
afterEach(() => rest.close());

describe('a service', () => {
  const faced = async ({ service, endless }: ServiceFault): Promise<void> => {
    rest = await startRestClient(endless ? shortTimeout : {});
    rest.service.answerWith(service);
  };

  test.each(serviceFaults)('that $does: a call fails with its kind, after the listed requests', async (fault) => {
    await faced(fault);
    const { kind, reads } = fault;
    expect(await rest.ending(rest.read)).toEqual({ kind, requests: reads });
    expect(await rest.ending(rest.ask)).toEqual({ kind, requests: reads });
    expect(await rest.ending(rest.change)).toEqual({ kind, requests: 1 });
  });

  test.each(serviceFaults)('that $does: the error tells whether the change may have been made', async (fault) => {
    await faced(fault);
    await expect(rest.change()).rejects.toMatchObject({ outcomeUnknown: fault.isOutcomeUnknown });
    await expect(rest.read()).rejects.toMatchObject({ outcomeUnknown: false });
    await expect(rest.ask()).rejects.toMatchObject({ outcomeUnknown: false });
  });
});

describe('a service', () => {
  beforeEach(async () => {
    rest = await startRestClient();
  });

  test('that failed once gets one retry of a read', async () => {
    rest.service.answerWith((request, response) => {
      rest.service.answerWith(good);
      resets(request, response);
    });
    expect(await rest.ending(rest.read)).toEqual({ kind: 'answered', requests: 2 });
  });

  test('is called until the deadline, which includes the retry', async () => {
    await rest.close();
    rest = await startRestClient({ timeoutMs: 1_000 });
    rest.service.answerWith((request, response) => {
      rest.service.answerWith(hangs);
      setTimeout(() => sends(503, '')(request, response), 500);
    });
    const order: string[] = [];
    const read = async (name: string) => order.push(`${name}: ${(await rest.ending(rest.read)).kind}`);
    const twice = read('first, at its second attempt');
    await pause(250);
    await Promise.all([twice, read('second')]);
    expect(order).toEqual(['first, at its second attempt: TIMEOUT', 'second: TIMEOUT']);
    expect(rest.service.requests()).toBe(3);
  });

  test('that is unreachable fails, and a change was certainly not made', async () => {
    await rest.service.close();
    await expect(rest.read()).rejects.toMatchObject({ kind: 'UNAVAILABLE' });
    await expect(rest.change()).rejects.toMatchObject({ kind: 'UNAVAILABLE', outcomeUnknown: false });
    await expect(rest.change()).rejects.toBeInstanceOf(UpstreamError);
  });

  test('is no longer waited for by a read when the client disconnects, but a change is completed', async () => {
    rest.service.answerWith(() => rest.disconnect());
    expect((await rest.ending(rest.read)).kind).toBe('UNAVAILABLE');
    expect(rest.outcomes).toEqual(['cancelled']);
    rest.service.answerWith(good);
    expect(await rest.ending(rest.change)).toEqual({ kind: 'answered', requests: 1 });
  });

  test('that refuses does not count as failing', async () => {
    rest.service.answerWith(sends(404, problem('not_found', 'collector_not_found')));
    for (let i = 0; i < 5; i++) await rest.ending(rest.read);
    expect(rest.state()).toBe('up');
  });

  test('that fails permanently gets a bounded number of retries', async () => {
    rest.service.answerWith(sends(503, ''));
    for (let i = 0; i < 30; i++) await rest.ending(rest.read);
    expect(rest.service.requests()).toBeLessThanOrEqual(30 + 13);
  });
});

describe('the breaker of a failing service', () => {
  const notAsked = { kind: 'UNAVAILABLE', requests: 0 };
  const answered = { kind: 'answered', requests: 1 };
  const endingFor = (personId: string) => rest.ending(rest.readAs(personId));
  const failFor = async (...people: readonly string[]) => {
    // 503 is a failure of the service itself, on any path
    rest.service.answerWith(sends(503, '', { 'retry-after': '60' }));
    for (const personId of people) expect((await endingFor(personId)).requests).toBe(1);
    rest.service.answerWith(good);
  };

  test.each([
    ['several people', ['ana', 'bruno', 'ana', 'bruno'], 'carla', 'open'],
    ['one person, by that one', ['ana', 'ana', 'ana', 'ana'], 'ana', 'failing'],
  ])('opens after failures for %s, and admits a single call after the pause', async (_for, people, next, state) => {
    rest = await startRestClient({ breakerThreshold: 4, breakerOpenMs: 1_000 });
    await failFor(...people);
    expect(rest.state()).toBe(state);
    expect(await endingFor(next)).toEqual(notAsked);

    await pause(1_050);
    const together = await Promise.all([endingFor(next), endingFor(next), endingFor(next)]);
    expect(together.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(await endingFor(next)).toEqual(answered);
    expect(rest.state()).toBe('up');
  });

  test('is open for one person only when the calls of that person fail', async () => {
    rest = await startRestClient({ breakerThreshold: 4, breakerOpenMs: 60_000 });
    await failFor('ana', 'ana', 'ana', 'ana');
    expect([await endingFor('ana'), await endingFor('bruno')]).toEqual([notAsked, answered]);
  });

  test('sends no change while it is open, and reports it as not made', async () => {
    rest = await startRestClient({ breakerThreshold: 4, breakerOpenMs: 60_000 });
    await failFor('ana', 'bruno', 'ana', 'bruno');
    const before = rest.service.requests();
    await expect(rest.change()).rejects.toMatchObject({ kind: 'UNAVAILABLE', outcomeUnknown: false });
    expect(rest.service.requests()).toBe(before);
  });

  test('stays closed for all when most people get answers', async () => {
    rest = await startRestClient({ breakerThreshold: 4, breakerOpenMs: 60_000 });
    for (const personId of ['carla', 'delia', 'elsa']) expect(await endingFor(personId)).toEqual(answered);
    await failFor('ana', 'bruno', 'ana', 'bruno', 'ana');
    expect(await endingFor('carla')).toEqual(answered);
  });

  test('ignores answers that are not JSON: the path may be one that a person made up', async () => {
    rest = await startRestClient({ breakerThreshold: 4, breakerOpenMs: 60_000 });
    rest.service.answerWith(sends(200, '<html></html>', { 'content-type': 'text/html' }));
    for (let i = 0; i < 10; i++) expect(await endingFor('ana')).toEqual({ kind: 'BAD_ANSWER', requests: 1 });
    expect(rest.state()).toBe('unasked');
  });

  test('does not lift the limit of concurrent calls: further ones fail at once', async () => {
    rest = await startRestClient({ maxInFlight: 5, ...shortTimeout });
    rest.service.answerWith(hangs);
    const endings = await Promise.all(Array.from({ length: 8 }, () => rest.ending(rest.read)));
    expect(endings.filter(({ kind }) => kind === 'UNAVAILABLE')).toHaveLength(3);
    expect(endings.filter(({ kind }) => kind === 'TIMEOUT')).toHaveLength(5);
  });
});
