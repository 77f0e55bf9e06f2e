import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseBody, sendJson, wantsPage, type Endpoint, type Exchange } from './http.ts';
import { sendPage } from './page.ts';
import type { Pages } from './pages.ts';
import { devicePath, loginPath, protocolPath, realmPath } from './realm.ts';
import { texts } from './sign-in.texts.ts';

export type RequestHandler = (req: IncomingMessage, res: ServerResponse, address: string) => Promise<void>;

interface HandlerOptions {
  readonly origin: string;
  readonly webOrigins: readonly string[];
  readonly pages: Pages;
  /** Endpoints of this service, by method and path. */
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly login: Endpoint;
  /** Handler of oidc-provider for the other paths. */
  readonly oidc: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  readonly report: (error: unknown) => void;
}

interface OidcRoute {
  readonly methods: readonly string[];
  /** Path below the realm, as a regular expression for all of it. */
  readonly path: string;
}

/** Routes of oidc-provider that are open. Its other paths answer 404. */
const oidcRoutes: readonly OidcRoute[] = [
  { methods: ['GET'], path: String.raw`/\.well-known/openid-configuration` },
  { methods: ['GET'], path: String.raw`${protocolPath}/auth(/[\w-]+)?` },
  { methods: ['GET'], path: `${protocolPath}/certs` },
  { methods: ['GET'], path: `${protocolPath}/logout(/success)?` },
  { methods: ['POST'], path: `${protocolPath}/token` },
  { methods: ['POST'], path: `${protocolPath}/logout/confirm` },
  { methods: ['POST'], path: `${protocolPath}/auth/device` },
  { methods: ['GET', 'POST'], path: devicePath },
  { methods: ['GET'], path: String.raw`${devicePath}/[\w-]+` },
];

const isOidcRoute = (method: string, path: string): boolean =>
  oidcRoutes.some((route) => route.methods.includes(method) && new RegExp(`^${route.path}$`).test(path));

const loginPaths = new RegExp(`^${loginPath}/[\\w-]+$`);

/** Sets the CORS headers. keycloak-js sends credentials, for which oidc-provider's own headers do not suffice. */
function allowOrigin(req: IncomingMessage, res: ServerResponse, webOrigins: readonly string[]): void {
  const { origin } = req.headers;
  res.setHeader('Vary', 'Origin');
  if (origin === undefined || !webOrigins.includes(origin)) return;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  if (req.method !== 'OPTIONS') return;
  res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  res.setHeader('Access-Control-Max-Age', '600');
}

/**
 * Rewrites the request for oidc-provider, which builds URLs from it. The configured origin replaces the Host header: a
 * forged one must not appear in a page or in discovery. oidc-provider finds its mount path by comparing
 * `originalUrl` with `url`.
 */
function addressToProvider(req: IncomingMessage, origin: URL, url: string): void {
  req.headers.host = origin.host;
  req.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete req.headers['x-forwarded-host'];
  Object.assign(req, { originalUrl: realmPath + url, url });
}

function sendNotFound({ req, res }: Pick<Exchange, 'req' | 'res'>, pages: Pages): void {
  if (wantsPage(req)) sendPage(res, 404, pages.message(texts.notFound.title, texts.notFound.text));
  else sendJson(res, 404, { error: 'not_found' });
}

/** Passes the request to one of our endpoints or to oidc-provider, or responds with 404. */
async function route(
  options: HandlerOptions,
  req: IncomingMessage,
  { res, address }: Pick<Exchange, 'res' | 'address'>,
) {
  const origin = new URL(options.origin);
  const { pathname, search, searchParams } = new URL(origin.origin + (req.url ?? ''));
  if (pathname !== realmPath && !pathname.startsWith(`${realmPath}/`)) {
    sendNotFound({ req, res }, options.pages);
    return;
  }
  const path = pathname.slice(realmPath.length);
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
  const endpoint = loginPaths.test(path) ? options.login : options.endpoints.get(`${method} ${path}`);
  if (endpoint !== undefined) return endpoint({ req, res, path, query: searchParams, address });
  if (!isOidcRoute(method, path)) {
    sendNotFound({ req, res }, options.pages);
    return;
  }
  addressToProvider(req, origin, path + search);
  await options.oidc(req, res);
}

/** Creates the handler of every request to the realm. */
export const createRequestHandler =
  (options: HandlerOptions): RequestHandler =>
  async (req, res, address) => {
    allowOrigin(req, res, options.webOrigins);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Referrer-Policy', 'same-origin');
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    const refusal = refuseBody(req);
    if (refusal !== undefined) {
      res.setHeader('Connection', 'close');
      sendJson(res, refusal, { error: 'invalid_request' });
      return;
    }
    try {
      await route(options, req, { res, address });
    } catch (error) {
      options.report(error);
      if (res.headersSent) res.destroy();
      else sendPage(res, 500, options.pages.message(texts.problem.title, texts.problems.server_error, 'server_error'));
    }
  };
