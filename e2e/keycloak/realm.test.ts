// Guards: The realm file allows no endless session, no token for a password alone and no administration token.
// After five wrong passwords it refuses the right one, too.
import { claimsOf, createCookieBrowser, requestSignIn, returned, signInAs } from '@backoffice/platform/testing';
import { openAdmin, realm } from './keycloak.ts';

const admin = openAdmin();
const testAsAdmin = admin ? test : test.skip;

test('an offline session is refused', async () => {
  const visit = await createCookieBrowser().open(requestSignIn(realm, { scope: 'openid offline_access' }).address);
  expect(returned(visit)).toMatchObject({ error: 'invalid_scope' });
});

test('a token is refused for a password alone: the sign-in form is required', async () => {
  const response = await fetch(realm.at('token'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'back-office-web',
      username: 'operador',
      password: 'operador',
    }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'unauthorized_client' });
});

testAsAdmin('after five wrong passwords the right one is refused, too', async () => {
  await admin?.addPerson('olvidadiza');
  const browser = createCookieBrowser();
  const page = await browser.open(requestSignIn(realm).address);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await browser.submit(await browser.open(page.address.href), { username: 'olvidadiza', password: 'no' });
  }
  const right = await browser.submit(await browser.open(page.address.href), {
    username: 'olvidadiza',
    password: 'olvidadiza',
  });
  expect(right.address.origin).not.toBe(realm.webOrigin);
  expect(right.text).toMatch(/name="username"/);
});

testAsAdmin('who administers the realm gets a token for the back-office, and none for the administration', async () => {
  await admin?.addPerson('administra-el-realm', ['realm-admin']);
  const { access_token: token } = await signInAs(realm, createCookieBrowser(), 'administra-el-realm');
  const { aud, resource_access: elsewhere } = claimsOf(token);
  expect({ aud, elsewhere }).toEqual({
    aud: ['gateway', 'account'],
    elsewhere: { account: { roles: ['view-profile'] } },
  });
});
