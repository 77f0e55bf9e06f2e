// Guards: The login page resists framing, scripts, guessed passwords and foreign origins.
import { request, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { createCookieBrowser } from './testing/cookie-browser.ts';
import { requestSignIn, webOrigin } from './testing/openid-client.ts';
import { startSignIn, type RunningSignIn } from './testing/running-sign-in.ts';

let signIn: RunningSignIn;

beforeAll(async () => {
  signIn = await startSignIn();
});
afterAll(() => signIn.close());

const asBrowser = { headers: { accept: 'text/html' } };

/** Sends requests that `fetch` refuses: a foreign Host header, a body without a length. */
const send = (address: string, options: RequestOptions, body = '') =>
  new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
    const call = request(address, options, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, text: answer }), reject);
    });
    call.once('error', reject);
    call.end(body);
  });

test('the login page has no script, loads nothing, and cannot be framed', async () => {
  const page = await createCookieBrowser().open(requestSignIn(signIn).address);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${webOrigin}`);
  expect(policy).toMatch(/style-src 'sha256-/);
  expect(page.text).not.toMatch(/<script|src=|unsafe-inline/);
});

test('a demonstration user fills the form in, and typed text is escaped', async () => {
  const browser = createCookieBrowser();
  const page = await browser.open(requestSignIn(signIn).address);
  expect(page.text).toContain('Usuarios de demostración');
  const filledIn = await browser.open(`${page.address.href}?username=tesoreria`);
  expect(filledIn.text).toMatch(/name="username"[^>]*value="tesoreria"/);
  const markup = await browser.open(`${page.address.href}?username=%22%3E%3Cscript%3E`);
  expect(markup.text).not.toContain('<script');
});

test('after five wrong passwords a sixth attempt must wait, even with the right one; another user need not', async () => {
  const browser = createCookieBrowser();
  const page = await browser.open(requestSignIn(signIn).address);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await browser.submit(page, { username: 'sinpermisos', password: 'no' })).status).toBe(401);
  }
  const blocked = await browser.submit(page, { username: 'SinPermisos ', password: 'sinpermisos' });
  expect(blocked.status).toBe(429);
  expect(blocked.text).toContain('Hubo demasiados intentos con este usuario. Espere 5 minutos y vuelva a probar.');
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(290);
  expect((await browser.submit(page, { username: 'auditor', password: 'auditor' })).address.origin).toBe(webOrigin);
});

test('an unknown login page has a link to the application', async () => {
  const page = await createCookieBrowser().open(`${signIn.issuer}/login-actions/authenticate/unknown`);
  expect(page.status).toBe(400);
  expect(page.text).toContain('El ingreso venció');
  expect(page.text).toContain(`href="${webOrigin}/"`);
});

test.each([
  ['another site', 'http://evil.example/'],
  ['a port that begins alike', 'http://localhost:40001/'],
  ['credentials in the address', 'http://someone@localhost:4000/'],
])('the sign-in never redirects to %s', async (_, redirectUri) => {
  const page = await createCookieBrowser().open(requestSignIn(signIn, { redirect_uri: redirectUri }).address);
  expect(page.status).toBe(400);
  expect(page.text).toContain('La dirección de regreso no pertenece a la aplicación.');
  expect(page.text).toContain('Código: invalid_redirect_uri');
});

test('an unknown client is refused in Spanish', async () => {
  const page = await createCookieBrowser().open(requestSignIn(signIn, { client_id: 'otra' }).address);
  expect(page.text).toContain('La aplicación que pidió el ingreso no es conocida.');
});

test('only the origins of the application may send requests from a browser', async () => {
  const ask = (origin: string) => fetch(`${signIn.issuer}/account`, { method: 'OPTIONS', headers: { origin } });
  const ours = await ask(webOrigin);
  expect(ours.status).toBe(204);
  expect(ours.headers.get('access-control-allow-origin')).toBe(webOrigin);
  expect(ours.headers.get('access-control-allow-credentials')).toBe('true');
  expect((await ask('http://evil.example')).headers.has('access-control-allow-origin')).toBe(false);
});

test('an unknown path is not found, as a page or as JSON', async () => {
  for (const path of ['/nothing', '/protocol/openid-connect/registrations', '/login-actions/', '/../admin']) {
    expect((await fetch(signIn.issuer + path)).status).toBe(404);
  }
  const page = await fetch(`${signIn.issuer}/nothing`, asBrowser);
  expect(await page.text()).toContain('La página no existe');
  expect(page.headers.has('x-powered-by')).toBe(false);
});

test('a foreign Host header appears in no URL', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const discovery = await send(`${signIn.issuer}/.well-known/openid-configuration`, { headers });
  expect(discovery.text).toContain(signIn.at('token'));
  expect(discovery.text).not.toContain('evil.example');
});

test('a body that is too long or has no length is refused', async () => {
  const tooLong = await fetch(signIn.at('token'), {
    method: 'POST',
    body: new URLSearchParams({ code: 'x'.repeat(40_000) }),
  });
  expect(tooLong.status).toBe(413);
  const chunked = { method: 'POST', headers: { 'transfer-encoding': 'chunked' } };
  const endless = await send(signIn.at('token'), chunked, 'grant_type=');
  expect(endless.status).toBe(411);
});

test('only the application may frame the frames of keycloak-js', async () => {
  for (const frame of ['login-status-iframe.html', '3p-cookies/step1.html']) {
    const response = await fetch(signIn.at(frame));
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${webOrigin}`);
  }
});
