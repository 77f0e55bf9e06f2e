import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEADLINE, startRestClient, type TestRestClient } from '../testing/start-rest-client.ts';
import { textAt } from '../unknown-value.ts';

let rest: TestRestClient;
let waiting: ServerResponse[];
let ended: string[];
beforeEach(async () => {
  rest = await startRestClient();
  waiting = [];
  ended = [];
  rest.service.answerWith((_request, response) => void waiting.push(response));
});
afterEach(() => rest.close());

/** Asks, and says how long that took. */
const ask = async (name: string): Promise<number> => {
  const startedAt = performance.now();
  await rest.read().then(
    () => ended.push(`${name} answered`),
    (error: unknown) => ended.push(`${name} ${textAt(error, 'kind')}`),
  );
  return performance.now() - startedAt;
};
const answer = (response: ServerResponse | undefined) =>
  response?.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"LUZN"}');

test.each([['first'], ['second'], ['third']])(
  'of three calls the %s is answered: the others each end at their own deadline',
  async (answered) => {
    const names = ['first', 'second', 'third'];
    const calls: Promise<number>[] = [];
    for (const name of names) {
      calls.push(ask(name));
      await pause(DEADLINE / 5);
    }
    answer(waiting[names.indexOf(answered)]);
    const times = await Promise.all(calls);
    const late = names.filter((name) => name !== answered);
    expect(ended).toEqual([`${answered} answered`, ...late.map((name) => `${name} TIMEOUT`)]);
    for (const [place, name] of names.entries())
      if (name !== answered) {
        expect(times[place]).toBeGreaterThan(DEADLINE - 5);
        expect(times[place]).toBeLessThan(DEADLINE * 1.5);
      }
  },
);

test('a call that comes when nobody waits any more ends at its deadline, too', async () => {
  const first = ask('first');
  await pause(20);
  answer(waiting[0]);
  await first;
  await pause(DEADLINE + 50);
  expect(await ask('second')).toBeGreaterThan(DEADLINE - 5);
  expect(ended).toEqual(['first answered', 'second TIMEOUT']);
});
