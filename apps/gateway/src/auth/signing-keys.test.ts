// Guards: The gateway survives the rotation and the unavailability of the signing keys.
import type { RequestListener } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, jwtVerify, type CryptoKey, type JWK } from 'jose';
import { pino } from 'pino';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { SignInUnavailableError } from './authentication-error.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';

interface RealmKey {
  readonly kid: string;
  readonly secret: CryptoKey;
  readonly published: JWK;
}

const createKey = async (kid: string): Promise<RealmKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, secret: privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

const publish =
  (...keys: readonly RealmKey[]): RequestListener =>
  (_request, response) => {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ keys: keys.map((key) => key.published) }));
  };
const maintenancePage: RequestListener = (_request, response) => void response.end('<html>En mantenimiento</html>');
const noKeys: RequestListener = (_request, response) => void response.end('{"keys":[]}');
const hanging: RequestListener = () => undefined;
const failing: RequestListener = (_request, response) => void response.writeHead(500).end('{}');

let provider: TestServer;
let keys: SigningKeys;
let time = 0;
let lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
let first: RealmKey;
let second: RealmKey;

const createKeys = (timeoutMs: number) =>
  createSigningKeys({ url: `${provider.url}/certs`, timeoutMs, clock: () => time, logger });
/** Creates the signing keys again, with this timeout of their fetch. */
const waitOnly = async (timeoutMs: number): Promise<void> => {
  await keys.close();
  keys = createKeys(timeoutMs);
};

beforeAll(async () => {
  first = await createKey('first');
  second = await createKey('second');
});
beforeEach(async () => {
  time = 1_000_000;
  lines = [];
  provider = await startServer(publish(first));
  keys = createKeys(10_000);
});
afterEach(async () => {
  await keys.close();
  await provider.close();
});

const sign = ({ kid, secret }: RealmKey) => new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(secret);
const verify = async (key: RealmKey) => jwtVerify(await sign(key), keys.keyFor);
const judged = (token: string): Promise<string> =>
  jwtVerify(token, keys.keyFor).then(
    () => 'accepted',
    (error: unknown) => (error instanceof SignInUnavailableError ? 'unavailable' : 'refused'),
  );
const outcome = async (key: RealmKey) => judged(await sign(key));
/** Returns the distinct outcomes of tokens that arrive at the same time. */
const outcomes = async (given: readonly RealmKey[]) => {
  const tokens = await Promise.all(given.map(sign));
  return new Set(await Promise.all(tokens.map(judged)));
};

describe('the keys of the sign-in service', () => {
  test('are fetched once for many simultaneous tokens', async () => {
    expect(await outcomes(Array.from({ length: 60 }, () => first))).toEqual(new Set(['accepted']));
    expect(provider.requests()).toBe(1);
  });

  test('are fetched once more for two hundred simultaneous tokens with as many unknown keys', async () => {
    const stranger = await createKey('stranger');
    await verify(first);
    const strangers = Array.from({ length: 200 }, (_, i) => ({ ...stranger, kid: `stranger-${i}` }));
    expect(await outcomes(strangers)).toEqual(new Set(['refused']));
    expect(provider.requests()).toBe(2);
    expect(await outcome(first)).toBe('accepted');
  });

  test.each([
    ['fails', failing, 10_000],
    ['hangs', hanging, 300],
  ])('are requested once for two hundred simultaneous tokens when the service %s', async (_what, answer, ms) => {
    await waitOnly(ms);
    provider.answerWith(answer);
    expect(await outcomes(Array.from({ length: 200 }, () => first))).toEqual(new Set(['unavailable']));
    expect(provider.requests()).toBe(1);
  });

  test('are fetched again when a token names an unknown key', async () => {
    await verify(first);
    provider.answerWith(publish(second, first));
    expect(await outcome(second)).toBe('accepted');
    expect(await outcome(first)).toBe('accepted');
    expect(provider.requests()).toBe(2);
  });

  test('are not fetched for every token with an unknown key', async () => {
    const stranger = await createKey('stranger');
    await verify(first);
    for (let i = 0; i < 20; i++) expect(await outcome(stranger)).toBe('refused');
    expect(provider.requests()).toBe(3);
    time += 31_000;
    expect(await outcome(stranger)).toBe('refused');
    expect(provider.requests()).toBe(4);
  });

  test.each([
    ['a maintenance page', maintenancePage],
    ['an empty list', noKeys],
    ['an error', failing],
  ])('are kept when a later fetch returns %s', async (_what, answer) => {
    await verify(first);
    provider.answerWith(answer);
    time += 11 * 60_000;
    expect(await outcome(first)).toBe('accepted');
    expect(await outcome(second)).toBe('unavailable');
    expect(await outcome(first)).toBe('accepted');
  });

  test('are refreshed when they are stale, and the old ones are used meanwhile', async () => {
    await verify(first);
    provider.answerWith(publish(second));
    time += 11 * 60_000;
    expect(await outcome(first)).toBe('accepted');
    expect(await outcome(second)).toBe('accepted');
    expect(provider.requests()).toBe(2);
    expect(await outcome(first)).toBe('refused');
  });

  test.each([
    ['a maintenance page', maintenancePage],
    ['an empty list', noKeys],
    ['an error', failing],
  ])('are unavailable when the first fetch returns %s, and are fetched again a second later', async (_what, answer) => {
    provider.answerWith(answer);
    expect(await Promise.all([outcome(first), outcome(first)])).toEqual(['unavailable', 'unavailable']);
    expect(await outcome(first)).toBe('unavailable');
    expect(provider.requests()).toBe(1);
    provider.answerWith(publish(first));
    time += 1_001;
    expect(await outcome(first)).toBe('accepted');
  });

  test('are unavailable when the service refuses connections', async () => {
    await provider.close();
    expect(await outcome(first)).toBe('unavailable');
  });

  test('are unavailable after the timeout when the service hangs', async () => {
    await waitOnly(300);
    provider.answerWith(hanging);
    expect(await outcome(first)).toBe('unavailable');
  });

  test('are never used if they are for encryption, another key type, or another algorithm', async () => {
    const wrong = [{ use: 'enc' }, { alg: 'RS512' }, { kty: 'EC' }].map((claim) => ({ ...first.published, ...claim }));
    provider.answerWith(
      (_request, response) => void response.end(JSON.stringify({ keys: [...wrong, second.published] })),
    );
    expect(await outcome(first)).toBe('refused');
    expect(await outcome(second)).toBe('accepted');
  });

  test('are requested by `look` until one is known, and not again', async () => {
    provider.answerWith(failing);
    expect(await keys.look()).toBe('missing');
    provider.answerWith(publish(first));
    expect(await keys.look()).toBe('missing');
    time += 1_001;
    expect(await keys.look()).toBe('known');
    provider.answerWith(failing);
    time += 11 * 60_000;
    expect([await keys.look(), keys.state()]).toEqual(['known', 'known']);
    expect(provider.requests()).toBe(2);
  });

  test('are logged once as unavailable, with the cause, and once as back', async () => {
    provider.answerWith(failing);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await outcome(first)).toBe('unavailable');
      time += 1_001;
    }
    provider.answerWith(publish(first));
    expect(await outcome(first)).toBe('accepted');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, msg: 'the signing keys are not available', err: { message: 'the key endpoint answered 500' } },
      { level: 30, msg: 'the signing keys are back' },
    ]);
  });
});
