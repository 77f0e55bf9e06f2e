// Guards: npm run token prints a token and nothing else.
import { startPlatform } from '@backoffice/platform/testing';
import { root, runNode } from './run/command.mjs';
import { freePort } from './run/ports.mjs';
import { showStartingPage } from './run/starting-page.mjs';

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

test('prints a token of the user, who signed in through the login page, and nothing else', async () => {
  const { code, output } = await printToken('auditor');
  expect(code).toBe(0);
  expect(output).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
  expect(claimsOf(output)).toMatchObject({
    iss: `${platform.origin}/realms/back-office`,
    preferred_username: 'auditor',
    azp: 'back-office-web',
  });
});

test('says what the sign-in service said when the password is wrong', async () => {
  const { code, output } = await printToken('auditor', { TOKEN_PASSWORD: 'wrong' });
  expect(code).toBe(1);
  expect(output).toMatch(/^"auditor" could not sign in: .*contraseña.* \(HTTP 401\)\n$/);
});

test('says that nothing is running when nothing answers', async () => {
  const { code, output } = await printToken('auditor', { KEYCLOAK_URL: 'http://localhost:9' });
  expect(code).toBe(1);
  expect(output).toMatch(/^Nothing answers at http:\/\/localhost:9\. Is `npm start` running\?/);
});

test('says that the start is not done while it is not', async () => {
  const port = await freePort();
  const page = await showStartingPage(port);
  const { code, output } = await printToken('auditor', { KEYCLOAK_URL: 'http://localhost:9', PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toBe(
    'The start is not done yet. `npm start` prints the users when they can sign in: try again then.\n',
  );
  await page.close();
});
