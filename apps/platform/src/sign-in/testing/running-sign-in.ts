import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { createSignIn, type SignIn, type SignInOptions } from '../index.ts';
import type { CookieBrowser, Visit } from './cookie-browser.ts';

/** Where the application of the tests would run; nothing listens there. */
export const webOrigin = 'http://localhost:4000';

export const clientId = 'back-office-web';

export interface RunningSignIn extends SignIn {
  readonly origin: string;
  /** An address of the realm's OpenID part. */
  at(path: string): string;
  close(): Promise<void>;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

/** An address where nothing listens: the service must know its own before it does. */
async function freeOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return `http://127.0.0.1:${address.port.toString()}`;
}

/** The service on a free port of this machine. */
export async function startSignIn(options: Partial<SignInOptions> = {}): Promise<RunningSignIn> {
  const origin = options.origin ?? (await freeOrigin());
  const signIn = await createSignIn({ webOrigins: [webOrigin], ...options, origin });
  const app = Fastify();
  await app.register(signIn.plugin);
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  return {
    ...signIn,
    origin,
    at: (path) => `${signIn.issuer}/protocol/openid-connect/${path}`,
    close: () => app.close(),
  };
}

/** What the application remembers between sending someone to sign in and the return. */
export interface AuthorizationRequest {
  readonly address: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** A request as keycloak-js makes it. */
export function requestSignIn(
  signIn: RunningSignIn,
  parameters: Readonly<Record<string, string>> = {},
): AuthorizationRequest {
  const verifier = randomBytes(48).toString('base64url');
  const redirectUri = `${webOrigin}/pagos?estado=aprobado`;
  const query = new URLSearchParams({
    client_id: clientId,
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
  return { address: `${signIn.at('auth')}?${query.toString()}`, verifier, redirectUri };
}

/** What came back in the fragment of the application's address. */
export const returned = ({ address }: Visit): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  'refresh_token' in value &&
  'id_token' in value;

async function askForTokens(signIn: RunningSignIn, form: Readonly<Record<string, string>>): Promise<Tokens> {
  const response = await fetch(signIn.at('token'), {
    method: 'POST',
    headers: { origin: webOrigin },
    body: new URLSearchParams({ client_id: clientId, ...form }),
  });
  const answer: unknown = await response.json();
  if (!isTokens(answer))
    throw new Error(`token endpoint answered ${response.status.toString()} ${JSON.stringify(answer)}`);
  return answer;
}

/** Exchanges the code that came back for tokens. */
export const exchangeCode = (signIn: RunningSignIn, { verifier, redirectUri }: AuthorizationRequest, visit: Visit) =>
  askForTokens(signIn, {
    grant_type: 'authorization_code',
    code: returned(visit)['code'] ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });

/** New tokens for a refresh token. */
export const refresh = (signIn: RunningSignIn, refreshToken: string) =>
  askForTokens(signIn, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** The whole way: login page, password, code, tokens. */
export async function signInAs(signIn: RunningSignIn, browser: CookieBrowser, username: string): Promise<Tokens> {
  const request = requestSignIn(signIn);
  const visit = await browser.submit(await browser.open(request.address), { username, password: username });
  return exchangeCode(signIn, request, visit);
}
