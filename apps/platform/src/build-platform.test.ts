// Guards: The platform reports health and signs users in. It refuses unknown paths, other host names and bodies that it cannot read.
import { emptyDatabase } from '@backoffice/database/testing';
import { buildPlatform, type PlatformOptions } from './build-platform.ts';
import { platformTables } from './database/open-database.ts';
import { callsTo } from './testing/calls.ts';
import { startPlatform, type TestPlatform } from './testing/index.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 5 });
});
afterAll(() => platform.close());

test('the health endpoints report that the platform is alive and ready', async () => {
  const calls = callsTo(platform.origin);
  expect(await calls.get('/health/live')).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await calls.get('/health/ready')).toEqual({ status: 200, body: { status: 'ok' } });
});

test('the platform lists its demonstration users', async () => {
  const body = await callsTo(platform.origin).read<object[]>('/demo-users');
  expect(body).toHaveLength(6);
  expect(body).toContainEqual({
    username: 'operador',
    password: 'operador',
    name: 'Omar Peralta',
    description: expect.stringContaining('Pagos'),
  });
});

test('the sign-in announces an issuer at the address of the platform', async () => {
  const address = `${platform.origin}/realms/back-office/.well-known/openid-configuration`;
  expect(await (await fetch(address)).json()).toMatchObject({ issuer: platform.signIn.issuer });
});

test('a platform without sign-in and control answers 404 for both, and lists no demonstration users', async () => {
  const { app } = await buildPlatform({ database: { dump: await emptyDatabase(platformTables) }, payments: 0 });
  expect((await app.inject('/realms/back-office/.well-known/openid-configuration')).statusCode).toBe(404);
  expect((await app.inject('/demo-users')).json()).toEqual([]);
  expect((await app.inject({ method: 'PUT', url: '/control/faults', payload: {} })).statusCode).toBe(404);
  await app.close();
});

test('only host names of this machine are accepted, unless others are configured', async () => {
  const hosts = ['localhost:4100', '127.0.0.1:4100', '[::1]:4100', 'LOCALHOST', 'evil.example', '127.0.0.1.nip.io'];
  const statusesWith = async (more: Pick<PlatformOptions, 'hostNames'>) => {
    const database = { dump: await emptyDatabase(platformTables) };
    const { app } = await buildPlatform({ database, payments: 0, control: true, ...more });
    const statuses = [];
    for (const host of hosts) {
      const answers = ['/control/faults', '/payment/pagos'].map((url) => app.inject({ url, headers: { host } }));
      statuses.push(...(await Promise.all(answers)).map(({ statusCode }) => statusCode));
    }
    await app.close();
    return statuses;
  };
  expect(await statusesWith({})).toEqual([...Array(8).fill(200), ...Array(4).fill(421)]);
  expect(await statusesWith({ hostNames: ['evil.example'] })).toEqual([...Array(10).fill(200), 421, 421]);
  expect(await statusesWith({ hostNames: null })).toEqual(Array(12).fill(200));
});

test('a page of the platform replaces the form host and shows the path as text', async () => {
  const answer = await fetch(`${platform.origin}/form/v2/checkout/abc?retry=<script>alert('1')</script>&a=1`);
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('Formulario de pago (demostración)');
  expect(html).toContain('/v2/checkout/abc?retry=');
  expect(html).not.toMatch(/<script|'1'/);
});

describe('a request that no service can handle', () => {
  test.each(['/', '/payment/nada', '/bank/pagos', '/payment/pagos/a/b/c/d'])('%s is not found', async (path) => {
    expect(await callsTo(platform.origin).get(path)).toMatchObject({
      status: 404,
      body: { extended_code: 'path_not_found' },
    });
  });

  test('broken JSON is refused without repeating its content', async () => {
    const broken = '{"number":"4509953566233704", ';
    const answer = await callsTo(platform.urls.payment).put('/pagos/x/medio-de-pago', broken);
    expect(answer).toMatchObject({ status: 400, body: { extended_code: 'malformed_request' } });
    expect(JSON.stringify(answer)).not.toContain('4509');
  });

  test('a body of more than a megabyte is refused', async () => {
    const answer = await callsTo(platform.urls.payer).post('/', {
      name: 'x'.repeat(1024 * 1024),
      email: 'a@b.example',
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  test('a body of another media type is refused', async () => {
    const answer = await callsTo(platform.urls.payer).post('/', 'name=Ana', { 'content-type': 'text/csv' });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  test.each([
    '/pagos/%00',
    `/pagos/${encodeURIComponent("' or 1=1 --")}`,
    '/pagos/..%2F..%2Fdemo-users',
    `/pagos/${'a'.repeat(300)}`,
  ])('the id in %s finds no payment', async (path) => {
    const { status } = await callsTo(platform.urls.payment).get(path);
    expect([400, 404, 414]).toContain(status);
  });
});
