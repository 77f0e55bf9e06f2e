// Guards: A person has a limit of requests a minute, and learns cost and what is left on request.
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

let now = Date.parse('2026-11-22T15:00:00.000Z');
const { gateway, platform } = await startGatewayOverPlatform({
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

test('whoever asks for it is told the cost of an operation and the requests that are left', async () => {
  now += 120_000;
  const read = async (query: string, headers: Readonly<Record<string, string>>) => {
    const authorization = `Bearer ${await platform.tokenFor('tesoreria')}`;
    const body = JSON.stringify({ query });
    const response = await gateway.post(body, { 'content-type': 'application/json', authorization, ...headers });
    return response.json();
  };
  const query = '{ payments(limit: 30) { rows { id collector { name } history { version } } } }';
  expect(await read(query, { 'x-graphql-cost': '1' })).toMatchObject({
    extensions: { cost: { calls: 61, limit: 500 }, rate: { limit: 3, remaining: 2 } },
  });
  expect(await read('{', { 'x-graphql-cost': '1' })).toMatchObject({
    errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }],
    extensions: { cost: null, rate: { remaining: 1 } },
  });
  expect(await read('{ __typename }', {})).toEqual({ data: { __typename: 'Query' } });
});
