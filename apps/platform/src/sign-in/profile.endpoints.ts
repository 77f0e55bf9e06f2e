import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';
import { verifyAccessToken } from './access-token.ts';
import { profileClaims, type Account, type Accounts } from './accounts.ts';
import { sendJson, type Endpoint } from './http.ts';
import type { KeyRing } from './key-ring.ts';
import { protocolPath } from './realm.ts';
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

/** Returns the claims of a valid token whose session has not ended; otherwise undefined. */
async function liveClaims({ issuer, keys, sessions }: ProfileOptions, token: string): Promise<JWTPayload | undefined> {
  const claims = await verifyAccessToken(token, issuer, keys);
  return claims === undefined || (await sessions.hasEnded(String(claims['sid']))) ? undefined : claims;
}

/** Creates an endpoint that returns data of the person of a valid token. */
const forPerson =
  (options: ProfileOptions, describe: (account: Account) => unknown): Endpoint =>
  async ({ req, res }) => {
    const claims = await liveClaims(options, bearerToken(req));
    const account = claims?.sub === undefined ? undefined : options.accounts.byId(claims.sub);
    if (account === undefined) refuseToken(res);
    else sendJson(res, 200, describe(account));
  };

/** Returns the shape of Keycloak's account service, which keycloak-js calls the profile. */
const describeAccount = ({ id, username, firstName, lastName, email }: Account) => ({
  id,
  username,
  firstName,
  lastName,
  email,
  emailVerified: true,
  attributes: {},
});

/** Creates the endpoints that return data of a person for a token. */
export const profileEndpoints = (options: ProfileOptions): ReadonlyMap<string, Endpoint> =>
  new Map<string, Endpoint>([
    ['GET /account', forPerson(options, describeAccount)],
    [`GET ${protocolPath}/userinfo`, forPerson(options, profileClaims)],
    [`POST ${protocolPath}/userinfo`, forPerson(options, profileClaims)],
  ]);
