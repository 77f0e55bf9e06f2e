// Guards: Static files carry the security headers and the right cache rules. No other file of the machine is served.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const write = async (path: string, content: string | Uint8Array) => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
};

const place = await mkdtemp(join(tmpdir(), 'gateway-static-'));
/** Parent folder that is also called `assets`: only the folder `assets` of a build has hashed files. */
const folder = join(place, 'assets');
await write('web/index.html', '<title>Back-office</title>');
await write('web/silent-check-sso.html', '<script src="/silent-check-sso.js"></script>');
await write('web/assets/app-1a2b3c.js', 'console.log(1)');
await write('web/assets/app-1a2b3c.js.gz', gzipSync('console.log(1)'));
await write('web/plantillas/assets/pagos.csv', 'Id externo');
await write('web/.env', 'SECRET=1');
await write('secret.txt', 'secret');
await write('explorer/index.html', '<title>Explorador</title>');
await write('explorer/assets/explorer-9z.js', 'console.log(2)');
const config = {
  webDist: join(folder, 'web'),
  explorerDist: join(folder, 'explorer'),
  formUrl: 'https://form.example',
};
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, config });
afterAll(async () => {
  await rm(place, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = async (path: string, headers: Readonly<Record<string, string>> = page, method = 'GET') => {
  const response = await fetch(gateway.url + path, { headers, method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control');

describe('the application', () => {
  test('is served at the addresses of screens', async () => {
    for (const path of [
      '/',
      '/home',
      '/pago/000000000000000000000001',
      '/pagos?q=ana@x.com.ar',
      '/retiros/lotes/LUZN/7',
    ]) {
      const { status, body, headers } = await get(path);
      expect([path, status, body]).toEqual([path, 200, '<title>Back-office</title>']);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  test('explains a broken address to a browser, and answers programs in JSON', async () => {
    for (const path of ['/pago/%00', '/pago/..%2f..%2fx', '/pago/..%5Cx.y', '/pago/%E0%A4%A', '/%zz?q=%zz']) {
      const { status, body } = await get(path);
      expect([path, status, body]).toEqual([path, 200, '<title>Back-office</title>']);
      const { status: refused, headers } = await get(path, { accept: 'application/json' });
      expect([path, headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
      expect([path, refused]).toEqual([path, /%E0|%zz/.test(path) ? 400 : 404]);
    }
  });

  test('is not served for a missing file, for data, or to programs', async () => {
    for (const path of [
      '/assets/gone-000.js',
      '/assets/gone',
      '/favicon.png',
      '/explorer/gone',
      '/health/gone',
      '/graphql/x',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/pagos', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/pagos', page, 'POST')).status).toBe(404);
  });

  test('is cached for a year without revalidation where names contain a hash, and revalidated elsewhere', async () => {
    expect(await cacheOf('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/explorer/assets/explorer-9z.js')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/',
      '/home',
      '/silent-check-sso.html',
      '/plantillas/assets/pagos.csv',
      '/explorer/',
      '/config.json',
    ])
      expect([path, await cacheOf(path)]).toEqual([path, 'no-cache']);
  });

  test('is sent compressed if the build compressed it', async () => {
    const { headers, body } = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(body).toBe('console.log(1)');
  });

  test('gives no access to hidden files, or to files outside its folder', async () => {
    for (const path of [
      '/.env',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
    ]) {
      const { status, body } = await get(path, {});
      expect([path, status >= 400]).toEqual([path, true]);
      expect(body).not.toMatch(/secret|SECRET/);
    }
  });
});

describe('the explorer', () => {
  test('is served at its own address', async () => {
    expect((await get('/explorer/')).body).toBe('<title>Explorador</title>');
    const { status, headers } = await get('/explorer');
    expect([status, headers.get('location')]).toEqual([308, '/explorer/']);
  });
});

describe('an answer outside `/graphql`', () => {
  test('allows the page to connect only to its own origin and to the sign-in service', async () => {
    for (const path of ['/', '/explorer/', '/config.json', '/health/live', '/gone.js']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')?.split(';')).toEqual([
        "default-src 'self'",
        "base-uri 'self'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "font-src 'self' data:",
        "img-src 'self' data:",
        `connect-src 'self' ${platform.origin}`,
        `frame-src 'self' ${platform.origin}`,
        `form-action 'self' ${platform.origin}`,
        "frame-ancestors 'self'",
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toMatch(/^camera=\(\), .*microphone=\(\)/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });
});

describe('an address that cannot be decoded', () => {
  test('is refused with `nosniff` and the request identifier', async () => {
    const { status, headers, body } = await get('/%zz', { 'x-request-id': 'abc-12345' });
    expect([status, headers.get('x-content-type-options')]).toEqual([400, 'nosniff']);
    expect(headers.get('x-request-id')).toBe('abc-12345');
    expect(body).toContain('BAD_REQUEST');
  });
});

describe('the settings of the browser', () => {
  test('are public', async () => {
    const { status, body } = await get('/config.json');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      keycloak: { url: platform.origin, realm: 'back-office', clientId: 'back-office-web' },
      version: '1.52.1',
      formUrl: 'https://form.example',
      supportUrl: 'http://support.example',
      documentsUrl: 'http://documents.example',
      scheduledWithdrawals: false,
      listsRefunds: true,
      activity: false,
      twoPeopleFrom: null,
      news: [],
    });
  });
});
