import {
  checkSilently,
  claimsOf,
  clientId,
  createCookieBrowser,
  demoUsers,
  exchangeCode,
  heldRoles,
  logoutAddress,
  refresh,
  requestSignIn,
  returned,
  signInAs,
  type CookieBrowser,
  type Realm,
} from '@backoffice/platform/testing';
import { roleOf } from '@backoffice/schema/roles';
import { decodeProtectedHeader } from 'jose';
import type { TestGateway } from '../../testing/index.ts';

/** A sign-in service with the demonstration users, and a gateway that trusts it. */
export interface SignInUnderTest {
  readonly realm: Realm;
  readonly gateway: TestGateway;
  /** Makes the service sign with a new key; undefined where a test cannot request that. */
  readonly rotateKey: (() => Promise<void>) | undefined;
}

const kid = (token: string): string | undefined => decodeProtectedHeader(token).kid;

/** Sends a GET request with the headers that keycloak-js sets. */
const withToken = (address: string, token: string) =>
  fetch(address, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } });

/** Defines tests of the sign-in on which the product relies. Each test has a new browser. */
export const describeSignIn = ({ realm, gateway, rotateKey }: SignInUnderTest): void => {
  let browser: CookieBrowser;

  beforeEach(() => {
    browser = createCookieBrowser();
  });

  const { webOrigin } = realm;

  const statusAtGateway = async (token: string): Promise<number> =>
    (await gateway.withToken(token).query('{ viewer { username } }')).status;

  const signOut = async (idToken: string) => {
    const leaving = await browser.open(logoutAddress(realm, idToken));
    // the embedded service continues with a form that submits itself, Keycloak with a redirect
    return leaving.address.origin === webOrigin ? leaving : browser.submit(leaving, {});
  };

  describe('the sign-in form', () => {
    test('asks again after a wrong password, keeps the user name, and accepts the right password', async () => {
      const request = requestSignIn(realm);
      const page = await browser.open(request.address);
      expect(page.text).toContain('Back-office de pagos');
      const again = await browser.submit(page, { username: 'operador', password: 'equivocada' });
      expect(again.text).toMatch(/name="username"[^>]*value="operador"/);

      const back = await browser.submit(again, { username: 'operador', password: 'operador' });
      expect(back.address.href).toContain(`${request.redirectUri}#`);
      expect(returned(back)).toMatchObject({ state: 'a-state', iss: realm.issuer });
      const tokens = await exchangeCode(realm, request, back);
      expect(claimsOf(tokens.id_token)).toMatchObject({ nonce: 'a-nonce', preferred_username: 'operador' });
    });

    test('issues a token for the gateway, about the person, valid for five minutes', async () => {
      const claims = claimsOf((await signInAs(realm, browser, 'operador')).access_token);
      expect(claims).toMatchObject({
        iss: realm.issuer,
        aud: ['gateway', 'account'],
        azp: clientId,
        typ: 'Bearer',
        preferred_username: 'operador',
        name: 'Omar Peralta',
        email: 'operador@backoffice.example',
      });
      expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    });

    test('accepts the e-mail address as user name', async () => {
      const page = await browser.open(requestSignIn(realm).address);
      const back = await browser.submit(page, { username: 'Auditor@backoffice.example', password: 'auditor' });
      expect(returned(back)).toHaveProperty('code');
    });

    test('redirects to no other site', async () => {
      const { address } = requestSignIn(realm, { redirect_uri: 'http://evil.example/' });
      expect((await browser.open(address)).status).toBe(400);
    });
  });

  describe('a code', () => {
    test('is worthless without the verifier of the request', async () => {
      const request = requestSignIn(realm);
      const page = await browser.open(request.address);
      const back = await browser.submit(page, { username: 'auditor', password: 'auditor' });
      const stolen = { ...request, verifier: 'x'.repeat(64) };
      await expect(exchangeCode(realm, stolen, back)).rejects.toThrow('invalid_grant');
    });

    test.each([
      ['without a challenge', undefined],
      ['with a plain challenge, which reveals the verifier', 'plain'],
    ])('is not given %s', async (_how, method) => {
      const address = new URL(requestSignIn(realm).address);
      address.searchParams.delete('code_challenge_method');
      if (method === undefined) address.searchParams.delete('code_challenge');
      else address.searchParams.set('code_challenge_method', method);
      expect(returned(await browser.open(address.href))).toMatchObject({ error: 'invalid_request' });
    });
  });

  describe('a silent check', () => {
    test('answers with a code while there is a session', async () => {
      const first = await signInAs(realm, browser, 'tesoreria');
      const silent = await checkSilently(realm, browser);
      const { preferred_username, sid } = claimsOf(silent.access_token);
      expect({ preferred_username, sid }).toEqual({
        preferred_username: 'tesoreria',
        sid: claimsOf(first.access_token)['sid'],
      });
    });

    test('reports to the application that there is no session, and shows no page', async () => {
      const visit = await browser.open(requestSignIn(realm, { prompt: 'none' }).address);
      expect(visit.address.origin).toBe(webOrigin);
      expect(returned(visit)).toMatchObject({ error: 'login_required', state: 'a-state' });
    });
  });

  test('the profile and userinfo describe the owner of the token', async () => {
    const { access_token: token } = await signInAs(realm, browser, 'desarrollador');
    const profile = { username: 'desarrollador', firstName: 'Delfina', lastName: 'Roldán' };
    expect(await (await withToken(`${realm.issuer}/account`, token)).json()).toMatchObject(profile);
    expect(await (await withToken(realm.at('userinfo'), token)).json()).toMatchObject({
      preferred_username: 'desarrollador',
      name: 'Delfina Roldán',
      email: 'desarrollador@backoffice.example',
    });
  });

  describe('a refresh', () => {
    test('returns new tokens of the same session; reuse of the old refresh token is refused and revokes the new one', async () => {
      const first = await signInAs(realm, browser, 'operador');
      const second = await refresh(realm, first.refresh_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(claimsOf(second.access_token)['sid']).toBe(claimsOf(first.access_token)['sid']);
      expect(await statusAtGateway(second.access_token)).toBe(200);
      await expect(refresh(realm, first.refresh_token)).rejects.toThrow('invalid_grant');
      await expect(refresh(realm, second.refresh_token)).rejects.toThrow('invalid_grant');
    });

    test('in one tab does not affect the other tab', async () => {
      const one = await signInAs(realm, browser, 'operador');
      const two = await checkSilently(realm, browser);
      const oneLater = await refresh(realm, one.refresh_token);
      const twoLater = await refresh(realm, two.refresh_token);
      expect(await refresh(realm, oneLater.refresh_token)).toHaveProperty('access_token');
      expect(await refresh(realm, twoLater.refresh_token)).toHaveProperty('access_token');
    });
  });

  test('signing out ends the session: no refresh, no profile, no silent check', async () => {
    const tokens = await signInAs(realm, browser, 'operador');
    expect((await signOut(tokens.id_token)).address.href).toBe(`${webOrigin}/`);
    await expect(refresh(realm, tokens.refresh_token)).rejects.toThrow('invalid_grant');
    expect((await withToken(realm.at('userinfo'), tokens.access_token)).status).toBe(401);
    const visit = await browser.open(requestSignIn(realm, { prompt: 'none' }).address);
    expect(returned(visit)).toMatchObject({ error: 'login_required' });
  });

  describe('the gateway', () => {
    test.each(demoUsers)(
      'grants $username the permissions of the realm, and no other',
      async ({ username, roles: assigned }) => {
        const roles = heldRoles(assigned);
        const { access_token: token } = await signInAs(realm, browser, username);
        const { realm_access: held = { roles: [] } } = claimsOf(token);
        expect(held).toEqual({ roles: expect.arrayContaining([...roles]) });
        expect(held).toHaveProperty('roles.length', roles.length);

        const { data } = await gateway
          .withToken(token)
          .query<{ viewer: { permissions: string[] } }>('{ viewer { permissions } }');
        const expected = Object.entries(roleOf).flatMap(([permission, role]) =>
          roles.includes(role) ? [permission] : [],
        );
        expect([...data.viewer.permissions].sort()).toEqual(expected.sort());
      },
    );

    test('accepts access tokens only', async () => {
      const tokens = await signInAs(realm, browser, 'administrador');
      expect(await statusAtGateway(tokens.access_token)).toBe(200);
      expect(await statusAtGateway(tokens.id_token)).toBe(401);
      expect(await statusAtGateway(tokens.refresh_token)).toBe(401);
    });
  });

  (rotateKey ? test : test.skip)(
    'after a key rotation new tokens have the new key, and tokens of the old key stay valid',
    async () => {
      const before = await signInAs(realm, browser, 'auditor');
      const unseen = await checkSilently(realm, browser);
      expect(await statusAtGateway(before.access_token)).toBe(200);
      await rotateKey?.();
      const after = await refresh(realm, before.refresh_token);
      expect(kid(after.access_token)).not.toBe(kid(before.access_token));
      expect(await statusAtGateway(after.access_token)).toBe(200);
      // the gateway has fetched the keys again and has not cached this token: the old key is still published
      expect(await statusAtGateway(unseen.access_token)).toBe(200);
      expect((await withToken(realm.at('userinfo'), before.access_token)).status).toBe(200);
    },
  );
};
