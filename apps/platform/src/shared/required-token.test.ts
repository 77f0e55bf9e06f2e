// Guards: When tokens are required, a service answers only requests with a valid token of the realm.
import { createServer } from 'node:http';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createTokenCheck } from './required-token.ts';

const issuer = 'https://sso.example/realms/back-office';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const { privateKey: strange } = await generateKeyPair('RS256');
const published = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });

let isAway = false;
const realm = createServer((_request, response) => void response.writeHead(isAway ? 502 : 200).end(published));
await new Promise<void>((resolve) => realm.listen(0, '127.0.0.1', resolve));
afterAll(() => void realm.close());

/** Creates a service that requires tokens, with an empty cache of keys. */
const openService = () => {
  const address = realm.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const app = Fastify();
  app.addHook('onRequest', createTokenCheck({ issuer, keysUrl: `http://127.0.0.1:${port}/certs` }));
  app.get('/payer', () => 'here');
  return async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await app.inject({ url: '/payer', headers })).statusCode;
  };
};

const token = (claims: Readonly<Record<string, unknown>> = {}, key = privateKey, lifetime = '5m') =>
  new SignJWT({ iss: issuer, aud: ['gateway'], ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setExpirationTime(lifetime)
    .sign(key);

test('only a token of the realm for the gateway is accepted', async () => {
  const ask = openService();
  expect(await ask(`Bearer ${await token()}`)).toBe(200);
  const refused = [
    undefined,
    '',
    'Bearer x',
    'Basic eDp5',
    `Bearer ${await token({ iss: 'https://other.example' })}`,
    `Bearer ${await token({ aud: ['account'] })}`,
    `Bearer ${await token({}, strange)}`,
    `Bearer ${await token({}, privateKey, '-5m')}`,
  ];
  for (const authorization of refused) expect(await ask(authorization)).toBe(401);
});

test('a realm that fails gives 503, not 401', async () => {
  isAway = true;
  expect(await openService()(`Bearer ${await token()}`)).toBe(503);
  isAway = false;
});

test('keys that are known are used while the realm is away, however long', async () => {
  const ask = openService();
  expect(await ask(`Bearer ${await token()}`)).toBe(200);
  isAway = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(await ask(`Bearer ${await token({}, privateKey, '3h')}`)).toBe(200);
  jest.restoreAllMocks();
  isAway = false;
});
