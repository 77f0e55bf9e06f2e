import { createHash, createPublicKey, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';
import { verifyAccessToken } from './access-token.ts';
import { profileClaims, type Account, type Accounts } from './accounts.ts';
import { readForm, sendJson, type Endpoint } from './http.ts';
import type { KeyRing } from './key-ring.ts';
import { introspectionClient, protocolPath, realmName } from './realm.ts';
import type { SessionStore } from './session-store.ts';

interface ProfileOptions {
  readonly issuer: string;
  readonly accounts: Accounts;
  readonly keys: KeyRing;
  readonly sessions: SessionStore;
}

const bearerToken = (req: IncomingMessage): string =>
  /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';

function refuseToken(res: ServerResponse): void {
  res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  sendJson(res, 401, { error: 'invalid_token' });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Client credentials come in the Authorization header or in the form (RFC 6749, 2.3.1). */
function knowsSecret(req: IncomingMessage, form: URLSearchParams): boolean {
  const basic = /^Basic (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  const given =
    basic === undefined
      ? `${form.get('client_id') ?? ''}:${form.get('client_secret') ?? ''}`
      : Buffer.from(basic, 'base64').toString();
  return timingSafeEqual(digest(given), digest(`${introspectionClient.id}:${introspectionClient.secret}`));
}

/** The realm's own page, where older adapters find its key. */
function describeRealm({ issuer, keys }: ProfileOptions) {
  const [key] = keys.signing();
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'der' });
  return {
    realm: realmName,
    public_key: publicKey.toString('base64'),
    'token-service': `${issuer}${protocolPath}`,
    'account-service': `${issuer}/account`,
    'tokens-not-before': 0,
  };
}

/** Claims of a valid token whose session has not ended. */
async function liveClaims({ issuer, keys, sessions }: ProfileOptions, token: string): Promise<JWTPayload | undefined> {
  const claims = await verifyAccessToken(token, issuer, keys);
  return claims === undefined || (await sessions.hasEnded(String(claims['sid']))) ? undefined : claims;
}

/** Creates an endpoint that reads claims of the bearer of a live token. */
const forPerson =
  (options: ProfileOptions, describe: (account: Account) => unknown): Endpoint =>
  async ({ req, res }) => {
    const claims = await liveClaims(options, bearerToken(req));
    const account = claims?.sub === undefined ? undefined : options.accounts.byId(claims.sub);
    if (account === undefined) refuseToken(res);
    else sendJson(res, 200, describe(account));
  };

/** The answer of Keycloak's account service, which keycloak-js calls the profile. */
const describeAccount = ({ id, username, firstName, lastName, email }: Account) => ({
  id,
  username,
  firstName,
  lastName,
  email,
  emailVerified: true,
  attributes: {},
});

const introspect =
  (options: ProfileOptions): Endpoint =>
  async ({ req, res }) => {
    const form = await readForm(req);
    if (!knowsSecret(req, form)) {
      sendJson(res, 401, { error: 'invalid_client' });
      return;
    }
    const claims = await liveClaims(options, form.get('token') ?? '');
    if (claims === undefined) {
      sendJson(res, 200, { active: false });
      return;
    }
    sendJson(res, 200, { ...claims, active: true, client_id: claims['azp'], username: claims['preferred_username'] });
  };

/** Endpoints that read: profile, userinfo and introspection, with a token; the realm, without one. */
export const profileEndpoints = (options: ProfileOptions): ReadonlyMap<string, Endpoint> =>
  new Map<string, Endpoint>([
    ['GET ', ({ res }) => sendJson(res, 200, describeRealm(options))],
    ['GET /account', forPerson(options, describeAccount)],
    [`GET ${protocolPath}/userinfo`, forPerson(options, profileClaims)],
    [`POST ${protocolPath}/userinfo`, forPerson(options, profileClaims)],
    [`POST ${protocolPath}/token/introspect`, introspect(options)],
  ]);
