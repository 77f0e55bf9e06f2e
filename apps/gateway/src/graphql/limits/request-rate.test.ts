// Guards: A person has a limit of requests per minute, and can request the cost and the remaining number.
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

let now = Date.parse('2026-11-22T15:00:00.000Z');
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  config: { requestsPerMinute: 3 },
  now: () => new Date(now),
});

const ask = (person: string) => gateway.as(person).query('{ __typename }');

test('the limit of requests per minute is that of each person', async () => {
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

test('the cost of an operation and the remaining requests are reported on request', async () => {
  now += 120_000;
  const read = async (query: string, headers: Readonly<Record<string, string>>) => {
    const authorization = `Bearer ${await platform.tokenFor('tesoreria')}`;
    const body = JSON.stringify({ query });
    const response = await gateway.post(body, { 'content-type': 'application/json', authorization, ...headers });
    return response.json();
  };
  const query = '{ payments(limit: 20) { rows { id collector { name } history { version } } } }';
  expect(await read(query, { 'x-graphql-cost': '1' })).toMatchObject({
    extensions: {
      cost: { calls: 41, values: 522, limit: { calls: 500, values: 150_000 }, requests: 2 },
      rate: { limit: 3, remaining: 1 },
    },
  });
  expect(await read('{', { 'x-graphql-cost': '1' })).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }],
    extensions: { cost: null, rate: { remaining: 0 } },
  });
  now += 120_000;
  const tooMuch = '{ payments(limit: 100) { rows { relatedPayments { payment { collector { name } } } } } }';
  expect(await read(tooMuch, { 'x-graphql-cost': '1' })).toMatchObject({
    errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }],
    extensions: { cost: { calls: 2_001, limit: { calls: 500 } }, rate: { remaining: 2 } },
  });
  expect(await read('{ __typename }', {})).toEqual({ data: { __typename: 'Query' } });
});

test('an expensive operation counts as several requests, and is refused when fewer remain', async () => {
  now += 120_000;
  const person = gateway.as('operador');
  const query = 'query ($n: Int) { payments(limit: $n) { rows { id collector { name } } } }';
  expect((await person.query(query, { n: 25 })).status).toBe(200);
  platform.requests.clear();
  const refused = await person.query(query, { n: 100 });
  expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(platform.requests.list()).toEqual([]);
});

test.each([
  ['calls', '{ payments(limit: 100) { rows { id collector { name } } } }'],
  [
    'values',
    '{ paymentSelection(filter: {}, expectedSize: 450) { rows { availableActions { name allowed reason } } } }',
  ],
])('an operation with very many %s is refused when fewer requests remain', async (_what, query) => {
  now += 120_000;
  const answer = await gateway.as('tesoreria').query(query);
  expect(answer).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
});
