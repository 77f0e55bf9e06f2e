// Guards: npm run token prints only a token: of a user, of a person who allows a terminal, or of a job. A failure is
// reported with its reason.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startGateway, testConfig } from '@backoffice/gateway/testing';
import { createCookieBrowser, startPlatform } from '@backoffice/platform/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { root, runNode } from './run/command.mjs';
import { freePort } from './run/ports.mjs';
import { showStartingPage } from './run/starting-page.mjs';

/** Waits for a condition that another process fulfills. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(20);
};

type RunningPlatform = Awaited<ReturnType<typeof startPlatform>>;

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 1 });
});

afterAll(() => platform.close());

const printToken = (user: string, env: NodeJS.ProcessEnv = {}) =>
  runNode([`${root}tools/token.mjs`, user], { env: { KEYCLOAK_URL: platform.origin, ...env } });

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

test('the output is only the token of a user who signed in through the login page', async () => {
  const { code, output } = await printToken('auditor');
  expect(code).toBe(0);
  expect(output).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
  expect(claimsOf(output)).toMatchObject({
    iss: `${platform.origin}/realms/back-office`,
    preferred_username: 'auditor',
    azp: 'back-office-web',
  });
});

/** Runs the program without a user. The browser then opens the printed address, and allows or denies the terminal. */
const tokenByCode = async (answer: Readonly<Record<string, string>>) => {
  const running = spawn(process.execPath, [`${root}tools/token.mjs`], {
    env: { ...process.env, KEYCLOAK_URL: platform.origin },
  });
  let output = '';
  let told = '';
  running.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  running.stderr.on('data', (piece: Buffer) => (told += piece.toString()));
  const ended = once(running, 'close');
  await until(() => told.includes('The code is'));
  const [, address = '', code = ''] = /Open (\S+)\nThe code is ([\w-]+)\./.exec(told) ?? [];
  const browser = createCookieBrowser();
  // the address contains the code, which the page submits by a script
  const asked = await browser.submit(await browser.open(address), {});
  expect(asked.text).toContain(code);
  const login = await browser.submit(asked, answer);
  const last = 'abort' in answer ? login : await browser.submit(login, { username: 'auditor', password: 'auditor' });
  await ended;
  return { code: running.exitCode, output, told, page: last.text };
};

test('a person allows a terminal in a browser by its code, and the gateway accepts the token', async () => {
  const { code, output, page } = await tokenByCode({});
  expect([code, page]).toEqual([0, expect.stringContaining('Puede volver a la terminal')]);
  const claims = claimsOf(output);
  expect(claims).toMatchObject({ preferred_username: 'auditor', azp: 'back-office-cli', typ: 'Bearer' });
  const gateway = await startGateway({ platform });
  const asked = await gateway.withToken(output.trim()).query('{ viewer { username } }');
  expect(asked.data).toEqual({ viewer: { username: 'auditor' } });
  await gateway.close();
});

test("a gateway without the terminal's client in its settings refuses the token", async () => {
  const { output } = await tokenByCode({});
  const { keycloak } = testConfig(platform);
  const gateway = await startGateway({ platform, config: { keycloak: { ...keycloak, otherClients: [] } } });
  expect(await gateway.withToken(output.trim()).query('{ viewer { username } }')).toMatchObject({ status: 401 });
  await gateway.close();
});

test('a denied terminal gets no token', async () => {
  const { code, output, told, page } = await tokenByCode({ abort: 'yes' });
  expect([code, output, told]).toEqual([1, '', expect.stringContaining('It was not allowed: ')]);
  expect(page).toContain('No se permitió el ingreso.');
});

test('a job gets its token with the secret of its client', async () => {
  let asked = '';
  const realm = createServer((request, response) => {
    request.on('data', (piece: Buffer) => (asked += piece.toString()));
    request.on('end', () => response.end('{"access_token":"a.b.c"}'));
  });
  await new Promise<void>((resolve) => realm.listen(0, '127.0.0.1', resolve));
  const address = realm.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const env = {
    KEYCLOAK_URL: `http://127.0.0.1:${port}`,
    KEYCLOAK_CLIENT_ID: 'nightly-report',
    TOKEN_CLIENT_SECRET: 'secret',
  };
  expect(await runNode([`${root}tools/token.mjs`], { env })).toEqual({ code: 0, output: 'a.b.c\n' });
  expect(asked).toBe('grant_type=client_credentials&client_id=nightly-report&client_secret=secret');
  realm.close();
});

test('a wrong password is reported with the message of the sign-in service', async () => {
  const { code, output } = await printToken('auditor', { TOKEN_PASSWORD: 'wrong' });
  expect(code).toBe(1);
  expect(output).toMatch(/^"auditor" could not sign in: .*contraseña.* \(HTTP 401\)\n$/);
});

test('a missing server is reported', async () => {
  const { code, output } = await printToken('auditor', { KEYCLOAK_URL: 'http://localhost:9' });
  expect(code).toBe(1);
  expect(output).toMatch(/^Nothing answers at http:\/\/localhost:9\. Is `npm start` running\?/);
});

test('a start in progress is reported', async () => {
  const port = await freePort();
  const page = await showStartingPage(port);
  const { code, output } = await printToken('auditor', { KEYCLOAK_URL: 'http://localhost:9', PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toBe(
    'The start is not done yet. `npm start` prints the users when they can sign in: try again then.\n',
  );
  await page.close();
});
