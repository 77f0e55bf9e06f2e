// Guards: The log and the metrics report the reason of a refused token in one word, and no part of the token.
import { generateKeyPairSync } from 'node:crypto';
import type { TestPlatform } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { startGateway } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { startServer } from '../testing/start-server.ts';
import { until } from '../testing/until.ts';

let lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, logger });
beforeEach(() => {
  lines = [];
});

const tokenWith = (overrides: Parameters<TestPlatform['tokenFor']>[1]) => platform.tokenFor('operador', overrides);
const now = () => Math.floor(Date.now() / 1000);
const anotherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const linesWith = (msg: string) =>
  lines.map((line): unknown => JSON.parse(line)).filter((line) => Reflect.get(Object(line), 'msg') === msg);
const lineOf = async (): Promise<unknown> => {
  await until(() => linesWith('request').length > 0);
  return linesWith('request')[0];
};

const refused: readonly (readonly [string, () => Promise<string>])[] = [
  ['expired', () => tokenWith({ expiresIn: -1 })],
  ['clock', () => tokenWith({ claims: { nbf: now() + 3600 } })],
  ['issuer', () => tokenWith({ claims: { iss: `${platform.origin}/realms/master` } })],
  ['audience', () => tokenWith({ claims: { aud: ['account'] } })],
  ['client', () => tokenWith({ claims: { azp: 'other-app' } })],
  ['key', () => tokenWith({ header: { kid: 'mine' }, key: anotherKey })],
  ['signature', () => tokenWith({ key: anotherKey })],
  ['type', () => tokenWith({ claims: { typ: 'ID' } })],
  ['claims', () => tokenWith({ claims: { exp: undefined } })],
  ['malformed', () => Promise.resolve('a.b.c')],
];

test.each(refused)('%s is reported as the reason', async (reason, makeToken) => {
  const token = await makeToken();
  expect((await gateway.withToken(token).query('{ viewer { username } }')).status).toBe(401);
  expect(await lineOf()).toMatchObject({ errorCodes: ['UNAUTHENTICATED'], tokenRefused: reason });
  expect(lines.join('')).not.toContain(token.slice(0, 20));
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toContain(`gateway_tokens_refused_total{reason="${reason}"} 1`);
});

test('a missing token has a reason, too, and an accepted one has none', async () => {
  await gateway.post('{}', { 'content-type': 'application/json' });
  expect(await lineOf()).toMatchObject({ tokenRefused: 'missing' });
  lines = [];
  await gateway.as('operador').query('{ viewer { username } }');
  expect(await lineOf()).not.toHaveProperty('tokenRefused');
});

/** Starts a gateway whose clock is ahead of that of the sign-in service. @param seconds how far it is ahead */
const withClockAhead = async (seconds: number) => {
  const certs = await fetch(`${platform.signIn.issuer}/protocol/openid-connect/certs`);
  const keys = await certs.text();
  const early = await startServer(
    (_request, response) =>
      void response.setHeader('date', new Date(Date.now() - seconds * 1_000).toUTCString()).end(keys),
  );
  const config = { keycloak: { ...keycloak(), internalUrl: early.url } };
  const other = await startGateway({ platform, logger, config });
  return {
    gateway: other,
    close: async () => {
      await other.close();
      await early.close();
    },
  };
};

test('an expired token is reported as `clock` when the clock is six minutes ahead of that of the sign-in service', async () => {
  const { gateway: other, close } = await withClockAhead(360);
  try {
    await fetch(`${other.url}/health/ready`);
    const [told] = linesWith('the clock differs from that of the sign-in service');
    expect(Number(Reflect.get(Object(told), 'aheadSeconds'))).toBeGreaterThan(350);
    lines = [];
    await other.withToken(await tokenWith({ expiresIn: -1 })).query('{ viewer { username } }');
    expect(await lineOf()).toMatchObject({ tokenRefused: 'clock' });
  } finally {
    await close();
  }
});

test.each([90, 285])(
  "a token expires by the clock of the sign-in service, when the gateway's is %i seconds ahead",
  async (ahead) => {
    const { gateway: other, close } = await withClockAhead(ahead);
    const statusOf = async (expiresIn: number, claims = {}) =>
      (await other.withToken(await tokenWith({ expiresIn, claims })).query('{ viewer { username } }')).status;
    try {
      expect(await statusOf(10 - ahead)).toBe(200);
      expect(await statusOf(10 - ahead)).toBe(200);
      expect(await statusOf(-10 - ahead)).toBe(401);
      expect(await statusOf(300, { nbf: now() })).toBe(401);
    } finally {
      await close();
    }
  },
);

const keycloak = () => ({
  url: platform.origin,
  realm: 'back-office',
  audience: 'gateway',
  clientId: 'back-office-web',
  otherClients: [],
});
