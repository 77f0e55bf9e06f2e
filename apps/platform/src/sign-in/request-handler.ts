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
  /** Ours by method and path. */
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly login: Endpoint;
  /** oidc-provider, for all the rest. */
  readonly oidc: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** oidc-provider's, by method and path. Whatever is neither here nor among ours does not exist. */
const oidcRoutes = new RegExp(
  [
    String.raw`^(GET /\.well-known/openid-configuration`,
    String.raw`GET ${protocolPath}/(auth(/[\w-]+)?|certs|logout(/success)?)`,
    `POST ${protocolPath}/(token|logout/confirm|auth/device)`,
    String.raw`(GET|POST) ${devicePath}|GET ${devicePath}/[\w-]+)$`,
  ].join('|'),
);

const loginPaths = new RegExp(`^${loginPath}/[\\w-]+$`);

/** keycloak-js fetches with credentials, for which oidc-provider's own answer to the browser does not suffice. */
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
 * oidc-provider makes addresses from the request: it gets the configured origin, so that no Host header of a stranger
 * ends in a page or in discovery. It finds where it is mounted by comparing `originalUrl` with `url`.
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

/** Finds the handler: an endpoint of ours, oidc-provider, or none. */
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
  const name = `${method} ${path}`;
  const endpoint = loginPaths.test(path) ? options.login : options.endpoints.get(name);
  if (endpoint !== undefined) return endpoint({ req, res, path, query: searchParams, address });
  if (!oidcRoutes.test(name)) {
    sendNotFound({ req, res }, options.pages);
    return;
  }
  addressToProvider(req, origin, path + search);
  await options.oidc(req, res);
}

/** Answers every request to the realm. */
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
