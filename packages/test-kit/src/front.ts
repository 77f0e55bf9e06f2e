import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Programs behind the single port. */
interface Behind {
  readonly gateway: string;
  readonly platform: string;
  /** Sets the clocks of both ahead of the real time. @param seconds 0 sets them to the real time */
  readonly advance: (seconds: number) => Promise<void>;
}

const CLOCK = '/control/clock';

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

const moveClock = async (given: IncomingMessage, answer: ServerResponse, { advance }: Behind): Promise<void> => {
  let text = '';
  for await (const piece of given.setEncoding('utf8')) text += String(piece);
  const seconds = Number(/^\s*\{\s*"advance"\s*:\s*(-?\d+)\s*\}\s*$/.exec(text)?.[1]);
  if (given.method !== 'PUT' || Number.isNaN(seconds)) {
    const message = 'PUT { "advance": <seconds ahead of now> }';
    answer
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 'invalid_value', message }));
    return;
  }
  await advance(seconds);
  answer.writeHead(204).end();
};

/** Starts a single port in front of gateway and services. Returns the function that closes it. */
export const startFront = async (port: number, host: string, behind: Behind): Promise<() => Promise<void>> => {
  const server = createServer((given, answer) => {
    const path = given.url ?? '/';
    if (path === CLOCK) void moveClock(given, answer, behind);
    else pass(given, answer, placeOf(path, behind));
  });
  await once(server.listen(port, host), 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
};
