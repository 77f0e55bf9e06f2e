import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';
import type { CookieBrowser, Visit } from './cookie-browser.ts';

/** Origin of the application in most tests. No server needs to listen there. */
export const webOrigin = 'http://localhost:4000';

/** Client of the application in the realm of this repository. */
export const clientId = 'back-office-web';

/** Realm of any sign-in service with the paths of Keycloak. */
export interface Realm {
  /** Claim `iss` of its tokens. */
  readonly issuer: string;
  /** Origin of the application, to which the sign-in redirects. */
  readonly webOrigin: string;
  /** Client of the application in the realm. */
  readonly clientId: string;
  /** Returns the URL of an OpenID endpoint. */
  at(path: string): string;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

/** State of the application between the redirect to the sign-in and the return. */
export interface AuthorizationRequest {
  readonly address: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Decodes the claims of a token without checking the signature. */
export const claimsOf = (token: string): JWTPayload => decodeJwt(token);

/** Describes the realm of this issuer and its application. */
export const realmOf = (issuer: string, application = webOrigin, client = clientId): Realm => ({
  issuer,
  webOrigin: application,
  clientId: client,
  at: (path) => `${issuer}/protocol/openid-connect/${path}`,
});

/** Creates an authorization request like that of keycloak-js. */
export function requestSignIn(realm: Realm, parameters: Readonly<Record<string, string>> = {}): AuthorizationRequest {
  const verifier = randomBytes(48).toString('base64url');
  const redirectUri = `${realm.webOrigin}/pagos?estado=aprobado`;
  const query = new URLSearchParams({
    client_id: realm.clientId,
    redirect_uri: redirectUri,
    state: 'a-state',
    nonce: 'a-nonce',
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return { address: `${realm.at('auth')}?${query.toString()}`, verifier, redirectUri };
}

/** Returns the parameters in the fragment of the application's address after the return. */
export const returned = ({ address }: Visit): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  'refresh_token' in value &&
  'id_token' in value;

async function askForTokens(realm: Realm, form: Readonly<Record<string, string>>): Promise<Tokens> {
  const response = await fetch(realm.at('token'), {
    method: 'POST',
    headers: { origin: realm.webOrigin },
    body: new URLSearchParams({ client_id: realm.clientId, ...form }),
  });
  const answer: unknown = await response.json();
  if (!isTokens(answer))
    throw new Error(`token endpoint answered ${response.status.toString()} ${JSON.stringify(answer)}`);
  return answer;
}

/** Exchanges the returned code for tokens. */
export const exchangeCode = (realm: Realm, { verifier, redirectUri }: AuthorizationRequest, visit: Visit) =>
  askForTokens(realm, {
    grant_type: 'authorization_code',
    code: returned(visit)['code'] ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });

/** Exchanges a refresh token for new tokens. */
export const refresh = (realm: Realm, refreshToken: string) =>
  askForTokens(realm, { grant_type: 'refresh_token', refresh_token: refreshToken });

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads the error of a login page, of Keycloak or of this service. */
function complaintOf({ status, text }: Visit): string {
  const alert = /<(\w+)[^>]*(?:role="alert"|id="input-error[^"]*")[^>]*>([\s\S]*?)<\/\1>/i.exec(text)?.[2];
  return `${alert === undefined ? 'no form was shown' : withoutTags(alert)} (HTTP ${status.toString()})`;
}

/**
 * Signs in through the login page, and exchanges the code for tokens.
 * @throws Error with the message of the sign-in service
 */
export async function signInAs(
  realm: Realm,
  browser: CookieBrowser,
  username: string,
  password = username,
): Promise<Tokens> {
  const request = requestSignIn(realm);
  const visit = await browser.submit(await browser.open(request.address), { username, password });
  const { code, error, error_description: description } = returned(visit);
  if (code === undefined)
    throw new Error(`"${username}" could not sign in: ${description ?? error ?? complaintOf(visit)}`);
  return exchangeCode(realm, request, visit);
}

/** Gets tokens without a page, from the existing session of this browser. */
export async function checkSilently(realm: Realm, browser: CookieBrowser): Promise<Tokens> {
  const request = requestSignIn(realm, { prompt: 'none' });
  return exchangeCode(realm, request, await browser.open(request.address));
}

/** Returns the address to which the application redirects for sign-out. */
export function logoutAddress(realm: Realm, idToken: string): string {
  const returnTo = { client_id: realm.clientId, post_logout_redirect_uri: `${realm.webOrigin}/` };
  return `${realm.at('logout')}?${new URLSearchParams({ ...returnTo, id_token_hint: idToken }).toString()}`;
}
