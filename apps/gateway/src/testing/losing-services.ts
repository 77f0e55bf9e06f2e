import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eachService, services } from '@backoffice/contracts';
import type { ServiceUrls } from '../rest/create-rest-transport.ts';
import { startServer } from './start-server.ts';

/** A change that reached its service. */
export interface SeenChange {
  readonly request: string;
  readonly key: string | undefined;
}

/** The services of a platform behind a line that can lose the answer of every change, after it was made. */
export interface LosingServices {
  readonly urls: ServiceUrls;
  /** Sets the origin of the services; called once, when the platform has started. */
  readonly stand: (origin: string) => void;
  readonly lose: (on: boolean) => void;
  /** Changes since the last time somebody looked. */
  readonly changes: () => readonly SeenChange[];
  readonly close: () => Promise<void>;
}

const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OWN_HEADERS.has(name) ? [[name, value]] : [],
    ),
  );

/** Starts the line; nothing stands behind it yet. */
export const startLosingServices = async (): Promise<LosingServices> => {
  let origin = '';
  let losing = false;
  let seen: SeenChange[] = [];

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '' } = request;
    const key = request.headers['idempotency-key'];
    if (method !== 'GET') seen.push({ request: `${method} ${url}`, key: typeof key === 'string' ? key : undefined });
    const body = await buffer(request);
    const answer = await fetch(origin + url, {
      method,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    if (losing && method !== 'GET') request.socket.destroy();
    else response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  };

  const server = await startServer((request, response) => void pass(request, response));
  return {
    urls: eachService((name) => `${server.url}/${services[name].ownName}`),
    stand: (at) => {
      origin = at;
    },
    lose: (on) => {
      losing = on;
    },
    changes: () => {
      const since = seen;
      seen = [];
      return since;
    },
    close: server.close,
  };
};
