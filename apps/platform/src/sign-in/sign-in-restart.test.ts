// Guards: With a data folder, a restart keeps signing keys, sessions and refresh tokens.
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { createSignIn } from './index.ts';
import { createCookieBrowser } from './testing/cookie-browser.ts';
import { exchangeCode, refresh, requestSignIn, signInAs, webOrigin } from './testing/openid-client.ts';
import { startSignIn, type RunningSignIn } from './testing/running-sign-in.ts';

let dataDir: string;
let running: RunningSignIn[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sign-in-'));
});
afterEach(async () => {
  await Promise.all(running.map((signIn) => signIn.close()));
  running = [];
  await rm(dataDir, { recursive: true });
});

async function start(options: Parameters<typeof startSignIn>[0]): Promise<RunningSignIn> {
  const signIn = await startSignIn(options);
  running.push(signIn);
  return signIn;
}

const published = async (certs: string): Promise<unknown> => (await fetch(certs)).json();

test('a restart keeps the key, the session and the refresh tokens', async () => {
  const browser = createCookieBrowser();
  const first = await start({ dataDir });
  const tokens = await signInAs(first, browser, 'operador');
  const keys = await published(first.at('certs'));
  await first.close();

  const second = await start({ dataDir, origin: first.origin });
  expect(await published(second.at('certs'))).toEqual(keys);
  const silent = requestSignIn(second, { prompt: 'none' });
  const again = await exchangeCode(second, silent, await browser.open(silent.address));
  expect(decodeJwt(again.access_token)['sid']).toBe(decodeJwt(tokens.access_token)['sid']);
  expect(await refresh(second, tokens.refresh_token)).toHaveProperty('access_token');
});

test('after a restart without a data folder, earlier refresh tokens are refused', async () => {
  const browser = createCookieBrowser();
  const first = await start({});
  const tokens = await signInAs(first, browser, 'operador');
  await first.close();
  const second = await start({ origin: first.origin });
  await expect(refresh(second, tokens.refresh_token)).rejects.toThrow('invalid_grant');
});

test('a rotated key and the previous one survive a restart', async () => {
  const first = await start({ dataDir });
  await first.rotateKey();
  const keys = await published(first.at('certs'));
  await first.close();
  const second = await start({ dataDir, origin: first.origin });
  expect(await published(second.at('certs'))).toEqual(keys);
});

test('only the owner can read the files, and no temporary file is left', async () => {
  const signIn = await start({ dataDir });
  await signInAs(signIn, createCookieBrowser(), 'operador');
  await signIn.close();
  const folder = join(dataDir, 'sign-in');
  expect((await readdir(folder)).sort()).toEqual(['keys.json', 'sessions.json']);
  for (const file of ['keys.json', 'sessions.json']) {
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  }
});

test('two sign-in services that start at once in a new folder use the same key', async () => {
  const options = { origin: 'http://localhost:4100', webOrigins: [webOrigin], dataDir };
  const both = await Promise.all([createSignIn(options), createSignIn(options)]);
  const [one, two] = await Promise.all(both.map((signIn) => signIn.issueToken('auditor')));
  expect(one?.split('.')[0]).toBe(two?.split('.')[0]);
});

test('an unreadable session file ends the sessions, but the service starts', async () => {
  const first = await start({ dataDir });
  await first.close();
  await writeFile(join(dataDir, 'sign-in', 'sessions.json'), '{"Session":{"a":');
  const second = await start({ dataDir });
  expect(await signInAs(second, createCookieBrowser(), 'operador')).toHaveProperty('access_token');
});
