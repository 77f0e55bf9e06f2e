// npm run -s token -- <user>: prints an access token, and nothing else, to standard output.
import { fetchAccessToken } from './run/access-token.mjs';
import { isStarting } from './run/starting-page.mjs';

const [username] = process.argv.slice(2);
const gatewayUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`;
const keycloakUrl = process.env['KEYCLOAK_URL'] ?? `http://localhost:${process.env['PLATFORM_PORT'] ?? 4100}`;

const usage = `npm run -s token -- <user>

Prints an access token. The password is the name of the user, or TOKEN_PASSWORD.
The sign-in service is KEYCLOAK_URL (${keycloakUrl}); with \`npm start\` running, the demonstration users are there.`;

const printToken = async () => {
  if (username === undefined || username.startsWith('-')) throw new Error(usage);
  const token = await fetchAccessToken({
    issuer: `${keycloakUrl}/realms/${process.env['KEYCLOAK_REALM'] ?? 'back-office'}`,
    application: gatewayUrl,
    clientId: process.env['KEYCLOAK_CLIENT_ID'],
    username,
    password: process.env['TOKEN_PASSWORD'],
  });
  console.log(token);
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
