// Guards: Issued tokens have the claims of a browser's token, and altered ones are refused.
import { generateKeyPairSync } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { createCookieBrowser } from './testing/cookie-browser.ts';
import { refresh, signInAs } from './testing/openid-client.ts';
import { startSignIn, type RunningSignIn } from './testing/running-sign-in.ts';

let signIn: RunningSignIn;

beforeAll(async () => {
  signIn = await startSignIn({ accessTokenSeconds: 120 });
});
afterAll(() => signIn.close());

/** Verifies a token as the gateway does. */
const verify = async (token: string) =>
  (
    await jwtVerify(token, createRemoteJWKSet(new URL(signIn.at('certs'))), {
      issuer: signIn.issuer,
      audience: 'gateway',
      algorithms: ['RS256'],
    })
  ).payload;

const userinfoStatus = async (token: string) =>
  (await fetch(signIn.at('userinfo'), { headers: { authorization: `Bearer ${token}` } })).status;

test("an issued token has every claim of a browser's token", async () => {
  const issued = await verify(await signIn.issueToken('operador'));
  const { access_token } = await signInAs(signIn, createCookieBrowser(), 'operador');
  const given = await verify(access_token);
  const momentary = { iat: 0, exp: 0, jti: '', sid: '' };
  expect({ ...issued, ...momentary }).toEqual({ ...given, ...momentary });
  expect(Number(issued.exp) - Number(issued.iat)).toBe(120);
  expect(Number(given.exp) - Number(given.iat)).toBe(120);
});

test('no token is issued for an unknown user', async () => {
  await expect(signIn.issueToken('nadie')).rejects.toThrow('No user "nadie"; there are administrador, operador');
});

test.each([
  ['expired', { expiresIn: -1 }],
  ['of another issuer', { claims: { iss: 'http://elsewhere/realms/back-office' } }],
  ['for another audience', { claims: { aud: 'account' } }],
  ['of another type', { claims: { typ: 'ID' } }],
  ['without expiry', { claims: { exp: undefined } }],
  ['without algorithm', { header: { alg: 'none' } }],
  ['signed by someone else', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }],
])('a token %s can be issued for tests and is refused', async (_, overrides) => {
  const token = await signIn.issueToken('operador', overrides);
  expect(await userinfoStatus(await signIn.issueToken('operador'))).toBe(200);
  expect(await userinfoStatus(token)).toBe(401);
});

test('claims and headers can be set and removed', async () => {
  const token = await signIn.issueToken('operador', {
    claims: { realm_access: { roles: ['payment:show'] }, sid: undefined },
    header: { kid: 'unknown' },
  });
  expect(decodeJwt(token)).toMatchObject({ realm_access: { roles: ['payment:show'] } });
  expect(decodeJwt(token)).not.toHaveProperty('sid');
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'unknown' });
});

test('after a rotation the new key signs, tokens of the old key stay valid, and sessions continue', async () => {
  const before = await signInAs(signIn, createCookieBrowser(), 'auditor');
  await signIn.rotateKey();
  const after = await refresh(signIn, before.refresh_token);
  const kid = (token: string) => decodeProtectedHeader(token).kid;
  expect(kid(after.access_token)).not.toBe(kid(before.access_token));
  expect(kid(await signIn.issueToken('auditor'))).toBe(kid(after.access_token));
  for (const token of [before.access_token, after.access_token]) {
    expect(await verify(token)).toMatchObject({ preferred_username: 'auditor' });
    expect(await userinfoStatus(token)).toBe(200);
  }
});

test('no private part of a key is published', async () => {
  const published = await (await fetch(signIn.at('certs'))).text();
  expect(published).toContain('"n":');
  expect(published).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
});
