// Guards: Two gateways share idempotency keys, links and counts.
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from '@backoffice/platform/testing';
import { mutate } from '../testing/changes.ts';
import { startGateway, type TestGateway } from '../testing/index.ts';
import { redisProgram, startRedis, type RedisServer } from '../testing/redis-server.ts';
import { until } from '../testing/until.ts';

const withRedis = redisProgram === undefined ? describe.skip : describe;

const [secret, nextSecret] = ['the-secret-that-both-gateways-have', 'the-secret-of-next-month-with-32-letters'];

withRedis.each([
  ['one secret', { secret }, { secret }],
  ['a secret that is rotated', { secret, acceptedSecret: nextSecret }, { secret: nextSecret, acceptedSecret: secret }],
])('two gateways with one memory and %s', (_secrets, ofOne, ofOther) => {
  let redis: RedisServer;
  let platform: TestPlatform;
  let one: TestGateway;
  let other: TestGateway;

  const start = (secrets: { readonly secret: string }, more = {}) =>
    startGateway({
      platform,
      config: { redis: { url: redis.url, ...secrets }, ...more },
      callLimits: { breakerThreshold: 1_000 },
    });
  const isConnected = async (gateway: TestGateway) =>
    (await (await fetch(`${gateway.url}/health/ready`)).text()).includes('"memory":"connected"');
  const untilConnected = (gateway: TestGateway) => until(() => isConnected(gateway));

  beforeAll(async () => {
    redis = await startRedis(redisProgram ?? '');
    platform = await startPlatform({ payments: 0 });
    [one, other] = [await start(ofOne), await start(ofOther)];
    await Promise.all([one, other].map(untilConnected));
  });
  beforeEach(() => {
    platform.faults.clear();
    platform.requests.clear();
  });
  afterAll(async () => {
    await Promise.all([one, other].map((gateway) => gateway.close()));
    await platform.close();
    await redis.close();
  });

  const createPayer = (gateway: TestGateway, idempotencyKey: string, name = 'Ana Pérez') =>
    mutate<{ payerId: string | null; error: { extendedCode: string | null } | null }>(
      gateway.as('operador'),
      {
        mutation: 'createPayer',
        types: { name: 'String!', email: 'String!', once: 'OnceInput!' },
        answer: 'payerId error { extendedCode }',
      },
      { name, email: 'ana@correo.example', once: { idempotencyKey } },
    );
  const posts = () => platform.requests.list('payer').filter(({ method }) => method === 'POST');

  test('make a change once for its key, and both return its answer', async () => {
    const key = randomUUID();
    const first = await createPayer(one, key);
    expect(first.payload?.payerId).toMatch(/\S/);
    expect(await createPayer(other, key)).toEqual(first);
    expect(posts()).toHaveLength(1);
    expect((await createPayer(other, key, 'Otra Persona')).payload?.error?.extendedCode).toBe('idempotency_key_reused');
  });

  test('wait for each other: six concurrent requests make one call', async () => {
    const key = randomUUID();
    platform.faults.set({ service: 'payer', fault: { kind: 'delay', ms: 300 } });
    const answers = await Promise.all([one, other, one, other, one, other].map((gateway) => createPayer(gateway, key)));
    expect(new Set(answers.map(({ payload }) => payload?.payerId)).size).toBe(1);
    expect(posts()).toHaveLength(1);
  });

  test('share an unknown outcome, and a retry sends the same key to the service', async () => {
    const key = randomUUID();
    platform.faults.set({ service: 'payer', fault: { kind: 'lose' } });
    expect((await createPayer(one, key)).errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
    platform.faults.clear();
    const { payload } = await createPayer(other, key);
    expect(payload).toMatchObject({ payerId: expect.stringMatching(/\S/), error: null });
    expect(await createPayer(one, key)).toMatchObject({ payload });
    expect(new Set(posts().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(posts()).toHaveLength(2);
  });

  test('send a file once: a link of one gateway opens at the other, and is then used up at both', async () => {
    const { id } = await platform.addExportFile(1_000);
    const response = await one.post(
      JSON.stringify({ query: `mutation { payload: createExportDownload(id: "${id}") { download { url } } }` }),
      { 'content-type': 'application/json', authorization: `Bearer ${await platform.tokenFor('operador')}` },
    );
    const url = /"url":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
    const headers = { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
    const there = await fetch(other.url + url, { headers });
    expect(there.status).toBe(200);
    expect((await there.arrayBuffer()).byteLength).toBe(1_000);
    for (const gateway of [one, other]) expect((await fetch(gateway.url + url, { headers })).status).toBe(410);
    expect(await redis.dump()).not.toContain('Bearer');
  });

  test('count the requests of a person together', async () => {
    const limit = { requestsPerMinute: 4 };
    const limited = await Promise.all([start(ofOne, limit), start(ofOther, limit)]);
    await Promise.all(limited.map(untilConnected));
    const ask = (gateway: TestGateway, user: string) => gateway.as(user).query('{ viewer { username } }');
    const [here, there] = limited;
    const statuses = [];
    for (const gateway of [here, there, here, there, here, there])
      statuses.push((await ask(gateway, 'auditor')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await ask(here, 'auditor');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    expect((await ask(there, 'operador')).status).toBe(200);
    await Promise.all(limited.map((gateway) => gateway.close()));
  });

  test('work alone when the memory is lost: changes are made, links are refused', async () => {
    const gauge = async () => /^gateway_memory_lost (\d)$/m.exec(await (await fetch(`${one.url}/metrics`)).text())?.[1];
    expect(await gauge()).toBe('0');
    redis.freeze();
    expect(await gauge()).toBe('1');
    try {
      const { payload } = await createPayer(one, randomUUID());
      expect(payload).toMatchObject({ payerId: expect.stringMatching(/\S/), error: null });
      const { id } = await platform.addExportFile(10);
      const { errors } = await one
        .as('operador')
        .query(`mutation { createExportDownload(id: "${id}") { download { url } } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    } finally {
      redis.thaw();
    }
  });
});
