import type { SeenRequest } from '@backoffice/test-kit';
import type { FastifyRequest } from 'fastify';
import type { ReceivedRequest } from './faults.ts';

/** Recorded requests, oldest first. They are stored in memory, up to a limit. */
export interface RequestLog {
  readonly list: (service?: string) => readonly SeenRequest[];
  readonly clear: () => void;
  readonly record: (reached: ReceivedRequest, request: FastifyRequest) => void;
  /** Records the body of a request, once it is parsed. */
  readonly recordBody: (request: FastifyRequest) => void;
  /** Marks a request without a programmed answer. */
  readonly recordUnmatched: (request: FastifyRequest) => void;
}

/** Maximum number of recorded requests that `list` returns. */
const MOST = 5_000;
const secrets: ReadonlySet<string> = new Set(['authorization', 'cookie']);

/** Returns the body as JSON. A file becomes its name and its digest. */
const asJson = (body: object): unknown => JSON.parse(JSON.stringify(body));

export function createRequestLog(now: () => Date): RequestLog {
  let seen: SeenRequest[] = [];
  const noted = new WeakMap<FastifyRequest, SeenRequest>();
  return {
    list: (service) => seen.slice(-MOST).filter((request) => service === undefined || request.service === service),
    clear: () => {
      seen = [];
    },
    record: (reached, request) => {
      const shown = Object.entries(request.headers).filter(([name]) => !secrets.has(name));
      const one = {
        ...reached,
        headers: Object.fromEntries(shown.map(([name, value]) => [name, String(value)])),
        at: now().toISOString(),
      };
      seen.push(one);
      noted.set(request, one);
      if (seen.length >= 2 * MOST) seen = seen.slice(-MOST);
    },
    recordUnmatched: (request) => {
      const one = noted.get(request);
      if (one) Object.assign(one, { unmatched: true });
    },
    recordBody: (request) => {
      const one = noted.get(request);
      if (one && typeof request.body === 'object' && request.body !== null)
        Object.assign(one, { body: asJson(request.body) });
    },
  };
}
