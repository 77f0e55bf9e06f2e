import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Programs behind the single port. */
interface Behind {
  readonly gateway: string;
  readonly platform: string;
}

/**
 * Returns the address behind a path. `/services/<name>`, `/control` and `/realms` are the platform, other paths the
 * gateway.
 */
const placeOf = (path: string, { gateway, platform }: Behind): string => {
  if (path.startsWith('/services/')) return platform + path.slice('/services'.length);
  return (/^\/(?:control|realms)\//.test(path) ? platform : gateway) + path;
};

const pass = (given: IncomingMessage, answer: ServerResponse, place: string): void => {
  const { method, headers } = given;
  const { host } = new URL(place);
  const sent = ask(place, { method, headers: { ...headers, host } }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  sent.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  given.pipe(sent);
};

/** Starts a single port in front of gateway and services. Returns the function that closes it. */
export const startFront = async (port: number, host: string, behind: Behind): Promise<() => Promise<void>> => {
  const server = createServer((given, answer) => {
    pass(given, answer, placeOf(given.url ?? '/', behind));
  });
  await once(server.listen(port, host), 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
};
