// npm run -s token, and back-office-token of the test kit: prints only an access token to standard output.
import { fetchAccessToken } from './run/access-token.mjs';
import { fetchDeviceToken, fetchJobToken } from './run/device-token.mjs';
import { isStarting } from './run/starting-page.mjs';

const [username] = process.argv.slice(2);
const gatewayUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`;
const keycloakUrl = process.env['KEYCLOAK_URL'] ?? `http://localhost:${process.env['PLATFORM_PORT'] ?? 4100}`;

const usage = `npm run -s token [-- <user>], or npx back-office-token [<user>] where the test kit is installed

Prints an access token and nothing else to standard output.

  without a user        a person allows it in a browser, by the address and the code that are shown
  <user>                fills in the form of \`npm start\`; the password is the name, or TOKEN_PASSWORD
  TOKEN_CLIENT_SECRET   of a job: the client is KEYCLOAK_CLIENT_ID

The sign-in service is KEYCLOAK_URL (${keycloakUrl}), its realm KEYCLOAK_REALM (back-office).
The application is PUBLIC_URL (${gatewayUrl}). Of a start on other ports, PORT and PLATFORM_PORT say both;
with a PUBLIC_URL of its own, that too: the sign-in shows its form only for the application that it knows.`;

const issuer = `${keycloakUrl}/realms/${process.env['KEYCLOAK_REALM'] ?? 'back-office'}`;
const clientId = process.env['KEYCLOAK_CLIENT_ID'];
const secret = process.env['TOKEN_CLIENT_SECRET'];

const fetchToken = () => {
  if (secret !== undefined && clientId !== undefined) return fetchJobToken({ issuer, clientId, secret });
  if (username === undefined)
    return fetchDeviceToken({ issuer, clientId: clientId ?? 'back-office-cli', tell: (text) => console.error(text) });
  const password = process.env['TOKEN_PASSWORD'];
  return fetchAccessToken({ issuer, application: gatewayUrl, clientId, username, password });
};

const printToken = async () => {
  if (username?.startsWith('-')) throw new Error(usage);
  console.log(await fetchToken());
};

/** @param {unknown} error */
const explain = async (error) => {
  if (!(error instanceof Error)) return String(error);
  const unreachable = error instanceof TypeError && error.message === 'fetch failed';
  if (!unreachable) return error.message;
  return (await isStarting(gatewayUrl))
    ? 'The start is not done yet. `npm start` prints the users when they can sign in: try again then.'
    : `Nothing answers at ${keycloakUrl}. Is \`npm start\` running? KEYCLOAK_URL names another place.`;
};

try {
  await printToken();
} catch (error) {
  console.error(await explain(error));
  process.exitCode = 1;
}
