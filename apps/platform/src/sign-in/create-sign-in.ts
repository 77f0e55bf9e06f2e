import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { issueAccessToken, type TokenOverrides } from './access-token.ts';
import { createAccounts } from './accounts.ts';
import { demoUsers } from './demo-users.ts';
import { openKeyRing, type SigningKey } from './key-ring.ts';
import { createLoginEndpoint } from './login.endpoint.ts';
import { createPages } from './pages.ts';
import { createPlugin } from './plugin.ts';
import { profileEndpoints } from './profile.endpoints.ts';
import { createProvider } from './provider.ts';
import { lifetimes, realmPath } from './realm.ts';
import { createRequestHandler } from './request-handler.ts';
import { frameEndpoints } from './session-frames.ts';
import { openSessionStore } from './session-store.ts';

export interface SignInOptions {
  /** Origin at which browsers reach the service. */
  readonly origin: string;
  /** Origins of the application, which may request tokens and which people return to. */
  readonly webOrigins: readonly string[];
  /** Folder of the data. Keys and sessions are stored in its folder `sign-in`; in memory when absent. */
  readonly dataDir?: string;
  /** First signing key when there is no file of keys; generated when absent. */
  readonly signingKey?: SigningKey;
  /** Lifetime of an access token in seconds; 300 when absent. */
  readonly accessTokenSeconds?: number;
}

export interface SignIn {
  /** Claim `iss` of every token. */
  readonly issuer: string;
  /** Handles /realms/back-office and all paths below it. Register it on a Fastify instance without a prefix. */
  readonly plugin: FastifyPluginAsync;
  /** Issues a signed access token like that of this person's browser. @throws Error for an unknown user */
  issueToken(username: string, overrides?: TokenOverrides): Promise<string>;
  /** Signs with a new key from now on. The two previous ones stay published, so that their tokens remain valid. */
  rotateKey(): Promise<void>;
}

const report = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error));

/** Opens the parts that a key rotation keeps: people, keys, sessions, pages. */
async function openRealm(options: SignInOptions) {
  const { dataDir, accessTokenSeconds = lifetimes.accessToken } = options;
  const { origin } = new URL(options.origin);
  const webOrigins = options.webOrigins.map((address) => new URL(address).origin);
  const file = (name: string) => (dataDir === undefined ? undefined : join(dataDir, 'sign-in', name));
  return {
    origin,
    issuer: origin + realmPath,
    webOrigins,
    accessTokenSeconds,
    accounts: await createAccounts(demoUsers),
    keys: await openKeyRing(file('keys.json'), options.signingKey),
    sessions: await openSessionStore(file('sessions.json'), report),
    pages: createPages({ webOrigins }),
    report,
  };
}

/** Creates a sign-in service that keycloak-js and keycloak-connect accept as Keycloak, for machines without one. */
export async function createSignIn(options: SignInOptions): Promise<SignIn> {
  const realm = await openRealm(options);
  const { issuer, accounts, keys, sessions, pages, accessTokenSeconds: seconds } = realm;

  // oidc-provider reads its keys once, so a rotation creates another instance over the same sessions
  let provider = createProvider(realm);
  let callback = provider.callback();
  const handle = createRequestHandler({
    ...realm,
    endpoints: new Map([...profileEndpoints(realm), ...frameEndpoints(realm.webOrigins)]),
    login: createLoginEndpoint({ provider: () => provider, accounts, pages }),
    oidc: (req, res) => callback(req, res),
  });

  return {
    issuer,
    plugin: createPlugin(handle, sessions.flush),
    issueToken(username, overrides = {}) {
      const account = accounts.byName(username);
      if (account !== undefined) {
        return Promise.resolve(issueAccessToken({ issuer, keys, seconds }, account, overrides));
      }
      const names = accounts.all.map((known) => known.username).join(', ');
      return Promise.reject(new Error(`No user "${username}"; there are ${names}`));
    },
    async rotateKey() {
      await keys.rotate();
      provider = createProvider(realm);
      callback = provider.callback();
    },
  };
}
