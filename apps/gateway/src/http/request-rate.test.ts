// Guards: A person has a limit of requests a minute, whatever others do.
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

let now = Date.parse('2026-11-22T15:00:00.000Z');
const { gateway } = await startGatewayOverPlatform({
  payments: 0,
  config: { requestsPerMinute: 3 },
  now: () => new Date(now),
});

const ask = (person: string) => gateway.as(person).query('{ __typename }');

test('a person asks so often a minute and no more, whatever others do', async () => {
  for (let requests = 1; requests <= 3; requests += 1) expect((await ask('operador')).status).toBe(200);
  const refused = await ask('operador');
  expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await ask('auditor')).status).toBe(200);

  now += 59_000;
  expect((await ask('operador')).status).toBe(429);
  now += 2_000;
  expect((await ask('operador')).status).toBe(200);
});
