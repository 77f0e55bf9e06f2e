// Guards: A valid access token is accepted, and grants the permissions of its roles. A token with a fault is refused.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestPlatform } from '@backoffice/platform/testing';
import { CompactEncrypt, decodeProtectedHeader, exportJWK, SignJWT, type JWK } from 'jose';
import { errorAdvice } from '../errors/catalogue/error-advice.texts.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { startServer } from '../testing/start-server.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, fresh: true });

const json = { 'content-type': 'application/json' };
const whoAmI = JSON.stringify({ query: '{ viewer { username } }' });
const ask = (headers: Readonly<Record<string, string>>) => gateway.post(whoAmI, { ...json, ...headers });
const bearer = (token: string) => ask({ authorization: `Bearer ${token}` });

const now = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withHeader = (token: string, header: object) => [part(header), ...token.split('.').slice(1)].join('.');
const anotherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/**
 * Token signed with HS256, with the PEM of the public key as the secret. A verifier that lets the token choose the
 * algorithm accepts it.
 */
const hs256 = async () => {
  const { kid = '' } = decodeProtectedHeader(await tokenWith({}));
  const certs = await fetch(`${platform.signIn.issuer}/protocol/openid-connect/certs`);
  const { keys }: { readonly keys: readonly JWK[] } = JSON.parse(await certs.text());
  const key = keys.find((published) => published.kid === kid) ?? {};
  const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const secret = new TextEncoder().encode(pem.toString());
  const claims = { typ: 'Bearer', azp: 'back-office-web', realm_access: { roles: ['developer'] } };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid })
    .setIssuer(platform.signIn.issuer)
    .setAudience('gateway')
    .setSubject('1')
    .setExpirationTime('5m')
    .sign(secret);
};

const tokenWith = (overrides: Parameters<TestPlatform['tokenFor']>[1]) => platform.tokenFor('administrador', overrides);
const tampered = async () => {
  const [header, claims = '', signature] = (await platform.tokenFor('sinpermisos')).split('.');
  const content = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return [header, part({ ...content, realm_access: { roles: ['developer'] } }), signature].join('.');
};

/** Server on which an attacker would publish a key. */
const attacker = await startServer((_request, response) => void response.end('{"keys":[]}'));
afterAll(() => attacker.close());
const anotherPublicKey = { ...(await exportJWK(createPublicKey(anotherKey))), kid: 'mine', alg: 'RS256', use: 'sig' };
const withOwnKey = (header: object) => tokenWith({ header: { kid: 'mine', ...header }, key: anotherKey });

const encrypted = async () =>
  new CompactEncrypt(new TextEncoder().encode(await tokenWith({})))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'JWT' })
    .encrypt(new Uint8Array(32));

/** Token with an altered signature. */
const withSignature = async (change: (signature: string) => string) => {
  const [header, claims, signature = ''] = (await tokenWith({})).split('.');
  return [header, claims, change(signature)].join('.');
};

const refused: readonly (readonly [string, () => Promise<string>])[] = [
  ['has expired', () => tokenWith({ expiresIn: -1 })],
  ['never expires', () => tokenWith({ claims: { exp: undefined } })],
  ['has an `exp` that is a word', () => tokenWith({ claims: { exp: 'mañana' } })],
  ['is not valid yet', () => tokenWith({ claims: { nbf: now() + 3600 } })],
  ['comes from another issuer', () => tokenWith({ claims: { iss: 'https://evil.example/realms/back-office' } })],
  ['comes from another realm', () => tokenWith({ claims: { iss: `${platform.origin}/realms/master` } })],
  ['is for another audience', () => tokenWith({ claims: { aud: ['account'] } })],
  ['is for no audience', () => tokenWith({ claims: { aud: undefined } })],
  ['was issued for another client', () => tokenWith({ claims: { azp: 'other-app' } })],
  ['was issued for no client', () => tokenWith({ claims: { azp: undefined } })],
  ['is an ID token', () => tokenWith({ claims: { typ: 'ID' } })],
  ['is a refresh token', () => tokenWith({ claims: { typ: 'Refresh' } })],
  ['has no type', () => tokenWith({ claims: { typ: undefined } })],
  ['is of a type in another case', () => tokenWith({ claims: { typ: 'bearer' } })],
  ['is for an audience that begins with ours', () => tokenWith({ claims: { aud: 'gateway-admin' } })],
  ['has an `aud` that is an object', () => tokenWith({ claims: { aud: { gateway: true } } })],
  ['was issued for several clients', () => tokenWith({ claims: { azp: ['back-office-web'] } })],
  ['comes from an issuer that begins with ours', () => tokenWith({ claims: { iss: `${platform.signIn.issuer}/` } })],
  ['comes from several issuers', () => tokenWith({ claims: { iss: [platform.signIn.issuer] } })],
  ['has an `exp` that is a number as text', () => tokenWith({ claims: { exp: String(now() + 300) } })],
  ['has an `exp` of null', () => tokenWith({ claims: { exp: null } })],
  ['has an `nbf` that is text', () => tokenWith({ claims: { nbf: String(now() - 300) } })],
  // clock differences up to five seconds are neither tolerated nor corrected
  ['is valid only in two seconds', () => tokenWith({ claims: { nbf: now() + 2 } })],
  ['expires right now', () => tokenWith({ expiresIn: 0 })],
  ['has a `sub` that is a number', () => tokenWith({ claims: { sub: 7 } })],
  ['says in its header to be a logout token', () => tokenWith({ header: { typ: 'logout+jwt' } })],
  ['has no `sub`', () => tokenWith({ claims: { sub: undefined } })],
  ['carries its roles as one text', () => tokenWith({ claims: { realm_access: { roles: 'payment:show developer' } } })],
  ['is signed by another key', () => tokenWith({ key: anotherKey })],
  ['names a key that nobody knows', () => tokenWith({ header: { kid: 'nobody' }, key: anotherKey })],
  ['names no key', () => tokenWith({ header: { kid: undefined } })],
  ['demands an extension that nobody knows', () => tokenWith({ header: { crit: ['b64x'], b64x: true } })],
  ['has the algorithm `none`', async () => withHeader(await tokenWith({}), { alg: 'none' })],
  [
    'has no signature',
    async () => `${(await tokenWith({ header: { alg: 'none' } })).split('.').slice(0, 2).join('.')}.`,
  ],
  ['is signed with HS256', hs256],
  ['claims PS256', async () => withHeader(await tokenWith({}), { alg: 'PS256' })],
  ['claims RS512', () => tokenWith({ header: { alg: 'RS512' } })],
  ['claims ES256', () => tokenWith({ header: { alg: 'ES256' } })],
  ['claims its algorithm in another case', () => tokenWith({ header: { alg: 'rs256' } })],
  ['claims no algorithm', () => tokenWith({ header: { alg: undefined } })],
  ['brings its own key', () => withOwnKey({ jwk: anotherPublicKey })],
  ['says where its own keys are', () => withOwnKey({ jku: `${attacker.url}/certs` })],
  ['says where its own certificate is', () => withOwnKey({ x5u: `${attacker.url}/certs`, x5c: ['MIIB'] })],
  ['names its key by a path', () => withOwnKey({ kid: '../../../../dev/null' })],
  ['has a `kid` that is an object', () => withOwnKey({ kid: { $ne: null } })],
  ['has an unencoded payload', () => tokenWith({ header: { b64: false, crit: ['b64'] } })],
  ['is encrypted', encrypted],
  ['has half a signature', () => withSignature((signature) => signature.slice(0, 100))],
  ['has an empty signature', () => withSignature(() => 'A')],
  ['has something after its signature', () => withSignature((signature) => `${signature}AAAA`)],
  ['was tampered with', tampered],
  ['is very long', () => Promise.resolve(`a.${'b'.repeat(12_000)}.c`)],
  ['is garbage', () => Promise.resolve('x')],
  ['is garbage with dots', () => Promise.resolve('a.b.c')],
  ['has a fourth part', async () => `${await tokenWith({})}.AAAA`],
];

describe('an access token', () => {
  test('is accepted when it is valid in every respect', async () => {
    const { status, data } = await gateway.as('operador').query('{ viewer { username name email permissions } }');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      viewer: { username: 'operador', name: 'Omar Peralta', email: 'operador@backoffice.example' },
    });
  });

  test('grants the permissions of its roles, and unknown roles are ignored', async () => {
    const token = await platform.tokenFor('sinpermisos', {
      claims: { realm_access: { roles: ['payment:show', 'offline_access', 'payment', '__proto__', 'PAYER_SHOW'] } },
    });
    const { data } = await gateway.withToken(token).query('{ viewer { permissions } }');
    expect(data).toEqual({ viewer: { permissions: ['PAYMENT_SHOW'] } });
  });

  test('is accepted for a person without roles', async () => {
    const token = await platform.tokenFor('sinpermisos', { claims: { realm_access: undefined } });
    expect((await gateway.withToken(token).query('{ viewer { permissions } }')).data).toEqual({
      viewer: { permissions: [] },
    });
  });

  // runs before the tests with unknown keys: only three fetches are allowed in 30 seconds
  test('signed by a new key is accepted at once, and the old key stays valid', async () => {
    const old = await platform.tokenFor('operador');
    await platform.signIn.rotateKey();
    expect((await bearer(await platform.tokenFor('operador'))).status).toBe(200);
    expect((await bearer(old)).status).toBe(200);
  });

  test.each(refused)('is refused when it %s', async (_why, token) => {
    const response = await bearer(await token());
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="back-office", error="invalid_token"');
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'No hay una sesión válida. Inicie sesión nuevamente.',
          extensions: {
            code: 'UNAUTHENTICATED',
            requestId: response.headers.get('x-request-id'),
            ...errorAdvice.UNAUTHENTICATED,
            hint: expect.stringContaining('Bearer'),
          },
        },
      ],
    });
  });

  test('does not make the gateway call an address that a token names', () => {
    expect(attacker.requests()).toBe(0);
  });

  test('is refused after its expiry, even if it was accepted before', async () => {
    const token = await platform.tokenFor('operador', { expiresIn: 3 });
    expect((await bearer(token)).status).toBe(200);
    await pause(3_000);
    expect((await bearer(token)).status).toBe(401);
  });

  test('is required', async () => {
    const response = await ask({});
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="back-office"');
  });

  test('is read from the Authorization header only', async () => {
    const token = await platform.tokenFor('operador');
    const elsewhere = await fetch(`${gateway.url}/graphql?access_token=${token}`, {
      method: 'POST',
      headers: { ...json, cookie: `access_token=${token}`, 'x-access-token': token },
      body: JSON.stringify({ query: '{ viewer { username } }', access_token: token }),
    });
    expect(elsewhere.status).toBe(401);
    expect((await ask({ authorization: `Basic ${token}` })).status).toBe(401);
    expect((await ask({ authorization: token })).status).toBe(401);
  });
});
