import { createHash, randomBytes } from 'node:crypto';
import { createHttpBrowser, readForm } from './http-browser.mjs';

/**
 * @typedef {object} SignInOptions
 * @property {string} keycloakUrl
 * @property {string} realm
 * @property {string} clientId
 * @property {string} redirectUri one that the client may use; nothing is asked there
 * @property {string} username
 * @property {string} password
 */

const secret = () => randomBytes(32).toString('base64url');

/** @param {string} text */
const withoutTags = (text) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What the page says was wrong, for people.
 * @param {import('./http-browser.mjs').Visit} visit
 */
const complaintOf = ({ status, text }) => {
  const alert = /<(\w+)[^>]*(?:role="alert"|id="input-error[^"]*")[^>]*>([\s\S]*?)<\/\1>/i.exec(text)?.[2];
  return `${alert ? withoutTags(alert) : 'no form was shown'} (HTTP ${status})`;
};

/**
 * Signs in as a browser does (authorization code with PKCE, through the login page) and gives the access token.
 * @param {SignInOptions} options
 * @returns {Promise<string>}
 */
export const fetchAccessToken = async ({ keycloakUrl, realm, clientId, redirectUri, username, password }) => {
  const openid = `${keycloakUrl}/realms/${encodeURIComponent(realm)}/protocol/openid-connect`;
  const verifier = secret();
  const state = secret();
  const browser = createHttpBrowser(new URL(keycloakUrl).origin);

  const page = await browser.visit(
    new URL(
      `${openid}/auth?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })}`,
    ),
  );
  const form = readForm(page, 'kc-form-login');
  if (!form) throw new Error(`The sign-in service showed no login form: ${complaintOf(page)}`);

  const { address, ...answer } = await browser.visit(
    form.action,
    new URLSearchParams({ ...form.hidden, username, password }),
  );
  const code = address.searchParams.get('code');
  if (code === null || address.searchParams.get('state') !== state) {
    const told = address.searchParams.get('error_description') ?? address.searchParams.get('error');
    throw new Error(`"${username}" could not sign in: ${told ?? complaintOf({ address, ...answer })}`);
  }

  const response = await fetch(`${openid}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  const tokens = await response.json();
  if (!response.ok)
    throw new Error(`No token was given: ${tokens.error_description ?? tokens.error ?? response.status}`);
  return tokens.access_token;
};
