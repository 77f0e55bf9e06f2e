// Guards: The pages of the embedded sign-in lead through a sign-in, the code of a terminal and a sign-out. Its endpoints, refresh tokens and status cookie are those that keycloak-js reads. Its profile takes access tokens only.
import { decodeJwt } from 'jose';
import { createCookieBrowser, type CookieBrowser } from './testing/cookie-browser.ts';
import {
  clientId,
  exchangeCode,
  logoutAddress,
  refresh,
  requestSignIn,
  returned,
  signInAs,
  webOrigin,
} from './testing/openid-client.ts';
import { startSignIn, type RunningSignIn } from './testing/running-sign-in.ts';

let signIn: RunningSignIn;
let browser: CookieBrowser;

beforeAll(async () => {
  signIn = await startSignIn();
});
afterAll(() => signIn.close());
beforeEach(() => {
  browser = createCookieBrowser();
});

const withToken = (address: string, token: string) => fetch(address, { headers: { authorization: `Bearer ${token}` } });

test('the discovery document has the endpoints at the paths of Keycloak', async () => {
  const discovery = await (await fetch(`${signIn.issuer}/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject({
    issuer: `${signIn.origin}/realms/back-office`,
    authorization_endpoint: signIn.at('auth'),
    token_endpoint: signIn.at('token'),
    userinfo_endpoint: signIn.at('userinfo'),
    end_session_endpoint: signIn.at('logout'),
    jwks_uri: signIn.at('certs'),
    check_session_iframe: signIn.at('login-status-iframe.html'),
  });
});

test('a wrong password is reported in Spanish', async () => {
  const page = await browser.open(requestSignIn(signIn).address);
  expect(page.text).toContain('<title>Back-office de pagos</title>');
  const again = await browser.submit(page, { username: 'operador', password: 'equivocada' });
  expect(again.status).toBe(401);
  expect(again.text).toContain('role="alert">El usuario o la contraseña no son correctos.');
});

test('the device page asks for the code of a terminal and reports an unknown one', async () => {
  const page = await browser.open(`${signIn.issuer}/device`);
  expect(page.text).toContain('Escriba el código que muestra la terminal.');
  const again = await browser.submit(page, { user_code: 'AAAA-AAAA' });
  expect(again.text).toContain('role="alert">Ese código no existe, venció o ya se usó.');
  expect(again.text).not.toContain('Enter code');
});

test('a code that is posted without the device page is refused', async () => {
  const body = new URLSearchParams({ user_code: 'AAAA-AAAA' });
  for (const cookie of ['', '_session=of-nobody']) {
    const answer = await fetch(`${signIn.issuer}/device`, { method: 'POST', headers: { cookie }, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Abra otra vez la dirección que muestra la terminal.');
  }
});

test('an unknown user gets the same message as a wrong password', async () => {
  const page = await browser.open(requestSignIn(signIn).address);
  const nobody = await browser.submit(page, { username: 'nadie', password: 'nadie' });
  expect(nobody.status).toBe(401);
  expect(nobody.text).toContain('El usuario o la contraseña no son correctos.');
});

test('a refresh token has the shape that keycloak-js reads', async () => {
  const { access_token, refresh_token } = await signInAs(signIn, browser, 'operador');
  expect(decodeJwt(refresh_token)).toMatchObject({ typ: 'Refresh', sid: decodeJwt(access_token)['sid'] });
});

test('two tabs that sign in at the same time each return to their own page', async () => {
  const one = await browser.open(requestSignIn(signIn, { state: 'one' }).address);
  const two = await browser.open(requestSignIn(signIn, { state: 'two' }).address);
  const fields = { username: 'operador', password: 'operador' };
  expect(returned(await browser.submit(one, fields))).toMatchObject({ state: 'one' });
  expect(returned(await browser.submit(two, fields))).toMatchObject({ state: 'two' });
});

test('signing out with a hint needs no confirmation, ends the access token, and clears the status cookie', async () => {
  const tokens = await signInAs(signIn, browser, 'operador');
  expect(browser.cookie(`KEYCLOAK_SESSION_${clientId}`)).toBe(decodeJwt(tokens.access_token)['sid']);

  const leaving = await browser.open(logoutAddress(signIn, tokens.id_token));
  expect(leaving.text).toContain('Cerrando la sesión');
  expect(leaving.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
  const gone = await browser.submit(leaving, {});
  expect(gone.address.href).toBe(`${webOrigin}/`);

  expect(browser.cookie(`KEYCLOAK_SESSION_${clientId}`)).toBeUndefined();
  expect((await withToken(signIn.at('userinfo'), tokens.access_token)).status).toBe(401);
});

test('signing out without a hint, or with the hint of someone else, asks for confirmation', async () => {
  const { id_token: foreign } = await signInAs(signIn, createCookieBrowser(), 'auditor');
  await signInAs(signIn, browser, 'operador');
  for (const address of [signIn.at('logout'), logoutAddress(signIn, foreign)]) {
    const page = await browser.open(address);
    expect(page.text).toContain('¿Quiere cerrar su sesión en el back-office?');
    expect(page.text).not.toContain('<script');
  }
  const page = await browser.open(signIn.at('logout'));
  expect((await browser.submit(page, { logout: 'yes' })).text).toContain('Sesión cerrada');
});

test('a sign-in of another person replaces the session', async () => {
  const operator = await signInAs(signIn, browser, 'operador');
  const request = requestSignIn(signIn, { prompt: 'login' });
  const page = await browser.open(request.address);
  const handover = await browser.submit(page, { username: 'auditor', password: 'auditor' });
  const tokens = await exchangeCode(signIn, request, await browser.submit(handover, {}));
  expect(decodeJwt(tokens.access_token)['preferred_username']).toBe('auditor');
  await expect(refresh(signIn, operator.refresh_token)).rejects.toThrow('invalid_grant');
});

test('the profile endpoint accepts access tokens only', async () => {
  const { access_token: token, id_token } = await signInAs(signIn, browser, 'desarrollador');
  expect((await withToken(signIn.at('userinfo'), token)).status).toBe(200);
  expect((await withToken(signIn.at('userinfo'), id_token)).status).toBe(401);
});
