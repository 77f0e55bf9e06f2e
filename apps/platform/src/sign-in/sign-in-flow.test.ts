import { decodeJwt } from 'jose';
import { demoUsers } from './index.ts';
import { createCookieBrowser, type CookieBrowser } from './testing/cookie-browser.ts';
import {
  clientId,
  exchangeCode,
  refresh,
  requestSignIn,
  returned,
  signInAs,
  startSignIn,
  webOrigin,
  type RunningSignIn,
} from './testing/running-sign-in.ts';

let signIn: RunningSignIn;
let browser: CookieBrowser;

beforeAll(async () => {
  signIn = await startSignIn();
});
afterAll(() => signIn.close());
beforeEach(() => {
  browser = createCookieBrowser();
});

const logoutAddress = (idToken: string) => {
  const returnTo = { client_id: clientId, post_logout_redirect_uri: `${webOrigin}/` };
  return `${signIn.at('logout')}?${new URLSearchParams({ ...returnTo, id_token_hint: idToken }).toString()}`;
};

const withToken = (address: string, token: string) => fetch(address, { headers: { authorization: `Bearer ${token}` } });

const introspect = async (token: string): Promise<unknown> => {
  const body = new URLSearchParams({ token, client_id: 'gateway', client_secret: 'gateway' });
  return (await fetch(signIn.at('token/introspect'), { method: 'POST', body })).json();
};

test('tells an adapter where everything is, on the addresses of Keycloak', async () => {
  const discovery = await (await fetch(`${signIn.issuer}/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject({
    issuer: `${signIn.origin}/realms/back-office`,
    authorization_endpoint: signIn.at('auth'),
    token_endpoint: signIn.at('token'),
    userinfo_endpoint: signIn.at('userinfo'),
    introspection_endpoint: signIn.at('token/introspect'),
    end_session_endpoint: signIn.at('logout'),
    jwks_uri: signIn.at('certs'),
    check_session_iframe: signIn.at('login-status-iframe.html'),
  });
});

test('asks again after a wrong password, keeps the user name, and lets the right one in', async () => {
  const request = requestSignIn(signIn);
  const page = await browser.open(request.address);
  expect(page.text).toContain('<title>Back-office de pagos</title>');

  const again = await browser.submit(page, { username: 'operador', password: 'equivocada' });
  expect(again.status).toBe(401);
  expect(again.text).toContain('role="alert">El usuario o la contraseña no son correctos.');
  expect(again.text).toMatch(/name="username"[^>]*value="operador"/);

  const back = await browser.submit(again, { username: 'operador', password: 'operador' });
  expect(back.address.href).toContain(`${request.redirectUri}#`);
  expect(returned(back)).toMatchObject({ state: 'a-state', iss: signIn.issuer });

  const tokens = await exchangeCode(signIn, request, back);
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    iss: signIn.issuer,
    aud: ['gateway', 'account'],
    azp: clientId,
    typ: 'Bearer',
    preferred_username: 'operador',
    name: 'Omar Peralta',
    given_name: 'Omar',
    family_name: 'Peralta',
    email: 'operador@backoffice.example',
  });
  expect(decodeJwt(tokens.id_token)).toMatchObject({ nonce: 'a-nonce', preferred_username: 'operador' });
});

test('a wrong user and a wrong password read the same', async () => {
  const page = await browser.open(requestSignIn(signIn).address);
  const nobody = await browser.submit(page, { username: 'nadie', password: 'nadie' });
  expect(nobody.status).toBe(401);
  expect(nobody.text).toContain('El usuario o la contraseña no son correctos.');
});

test('signs in by e-mail address too', async () => {
  const page = await browser.open(requestSignIn(signIn).address);
  const back = await browser.submit(page, { username: 'Auditor@backoffice.example', password: 'auditor' });
  expect(returned(back)).toHaveProperty('code');
});

test('a code is worthless without the verifier of whoever asked for it', async () => {
  const request = requestSignIn(signIn);
  const back = await browser.submit(await browser.open(request.address), { username: 'auditor', password: 'auditor' });
  await expect(exchangeCode(signIn, { ...request, verifier: 'x'.repeat(64) }, back)).rejects.toThrow('invalid_grant');
});

test.each(demoUsers)('$username holds exactly the roles of the realm', async ({ username, roles }) => {
  const { access_token } = await signInAs(signIn, browser, username);
  expect(decodeJwt(access_token)['realm_access']).toEqual({ roles });
});

test('a refresh gives new tokens of the same session, and a used refresh token ends it', async () => {
  const first = await signInAs(signIn, browser, 'operador');
  const second = await refresh(signIn, first.refresh_token);
  const { sid } = decodeJwt(first.access_token);
  expect(second.access_token).not.toBe(first.access_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(decodeJwt(second.access_token)['sid']).toBe(sid);
  expect(decodeJwt(second.refresh_token)).toMatchObject({ typ: 'Refresh', sid });

  await expect(refresh(signIn, first.refresh_token)).rejects.toThrow('invalid_grant');
  await expect(refresh(signIn, second.refresh_token)).rejects.toThrow('invalid_grant');
});

test('a silent check answers with a code while there is a session', async () => {
  await signInAs(signIn, browser, 'tesoreria');
  const request = requestSignIn(signIn, { prompt: 'none' });
  const silent = await browser.open(request.address);
  const tokens = await exchangeCode(signIn, request, silent);
  expect(decodeJwt(tokens.access_token)['preferred_username']).toBe('tesoreria');
});

test('a silent check without a session says so to the application and shows nothing', async () => {
  const silent = await browser.open(requestSignIn(signIn, { prompt: 'none' }).address);
  expect(silent.address.origin).toBe(webOrigin);
  expect(returned(silent)).toMatchObject({ error: 'login_required', state: 'a-state' });
});

test('two tabs that sign in at the same time each return to their own page', async () => {
  const one = await browser.open(requestSignIn(signIn, { state: 'one' }).address);
  const two = await browser.open(requestSignIn(signIn, { state: 'two' }).address);
  const fields = { username: 'operador', password: 'operador' };
  expect(returned(await browser.submit(one, fields))).toMatchObject({ state: 'one' });
  expect(returned(await browser.submit(two, fields))).toMatchObject({ state: 'two' });
});

test('signing out needs no question, ends every token of the session and leaves no trace in the status frame', async () => {
  const tokens = await signInAs(signIn, browser, 'operador');
  expect(browser.cookie(`KEYCLOAK_SESSION_${clientId}`)).toBe(decodeJwt(tokens.access_token)['sid']);

  const leaving = await browser.open(logoutAddress(tokens.id_token));
  expect(leaving.text).toContain('Cerrando la sesión');
  expect(leaving.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
  const gone = await browser.submit(leaving, {});
  expect(gone.address.href).toBe(`${webOrigin}/`);

  expect(browser.cookie(`KEYCLOAK_SESSION_${clientId}`)).toBeUndefined();
  await expect(refresh(signIn, tokens.refresh_token)).rejects.toThrow('invalid_grant');
  expect((await withToken(signIn.at('userinfo'), tokens.access_token)).status).toBe(401);
  expect(await introspect(tokens.access_token)).toEqual({ active: false });
  expect(returned(await browser.open(requestSignIn(signIn, { prompt: 'none' }).address))).toHaveProperty('error');
});

test('signing out without a hint, or with the hint of someone else, asks first', async () => {
  const { id_token: foreign } = await signInAs(signIn, createCookieBrowser(), 'auditor');
  await signInAs(signIn, browser, 'operador');
  for (const address of [signIn.at('logout'), logoutAddress(foreign)]) {
    const page = await browser.open(address);
    expect(page.text).toContain('¿Quiere cerrar su sesión en el back-office?');
    expect(page.text).not.toContain('<script');
  }
  const page = await browser.open(signIn.at('logout'));
  expect((await browser.submit(page, { logout: 'yes' })).text).toContain('Sesión cerrada');
});

test('whoever signs in over the session of another person replaces it', async () => {
  const operator = await signInAs(signIn, browser, 'operador');
  const request = requestSignIn(signIn, { prompt: 'login' });
  const page = await browser.open(request.address);
  const handover = await browser.submit(page, { username: 'auditor', password: 'auditor' });
  const tokens = await exchangeCode(signIn, request, await browser.submit(handover, {}));
  expect(decodeJwt(tokens.access_token)['preferred_username']).toBe('auditor');
  await expect(refresh(signIn, operator.refresh_token)).rejects.toThrow('invalid_grant');
});

test('tells a token holder her profile, and the gateway whether the token is live', async () => {
  const { access_token: token, id_token } = await signInAs(signIn, browser, 'desarrollador');
  expect(await (await withToken(`${signIn.issuer}/account`, token)).json()).toMatchObject({
    username: 'desarrollador',
    firstName: 'Delfina',
    lastName: 'Roldán',
    email: 'desarrollador@backoffice.example',
  });
  expect(await (await withToken(signIn.at('userinfo'), token)).json()).toMatchObject({ name: 'Delfina Roldán' });
  expect(await introspect(token)).toMatchObject({ active: true, client_id: clientId, username: 'desarrollador' });
  expect(await introspect(id_token)).toEqual({ active: false });
  expect((await withToken(signIn.at('userinfo'), id_token)).status).toBe(401);
});

test('introspection is for who knows the secret', async () => {
  const credentials = Buffer.from('gateway:adivinada').toString('base64');
  const response = await fetch(signIn.at('token/introspect'), {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ token: await signIn.issueToken('auditor') }),
  });
  expect(response.status).toBe(401);
});
