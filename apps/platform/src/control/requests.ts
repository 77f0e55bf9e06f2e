import type { SeenRequest } from '@backoffice/test-kit';
import type { FastifyRequest } from 'fastify';
import type { Reached } from './faults.ts';

/** The requests that came, oldest first, in memory and bounded. */
export interface SeenRequests {
  readonly list: (service?: string) => readonly SeenRequest[];
  readonly clear: () => void;
  readonly note: (reached: Reached, request: FastifyRequest) => void;
  /** Notes the body of a request, once it has come. */
  readonly noteBody: (request: FastifyRequest) => void;
}

const kept = 5_000;
const secrets: ReadonlySet<string> = new Set(['authorization', 'cookie']);

/** The body as JSON, in which a file is its name and its digest. */
const asJson = (body: object): unknown => JSON.parse(JSON.stringify(body));

export function createSeenRequests(now: () => Date): SeenRequests {
  let seen: SeenRequest[] = [];
  const noted = new WeakMap<FastifyRequest, SeenRequest>();
  return {
    list: (service) => seen.slice(-kept).filter((request) => service === undefined || request.service === service),
    clear: () => {
      seen = [];
    },
    note: (reached, request) => {
      const shown = Object.entries(request.headers).filter(([name]) => !secrets.has(name));
      const one = {
        ...reached,
        headers: Object.fromEntries(shown.map(([name, value]) => [name, String(value)])),
        at: now().toISOString(),
      };
      seen.push(one);
      noted.set(request, one);
      if (seen.length >= 2 * kept) seen = seen.slice(-kept);
    },
    noteBody: (request) => {
      const one = noted.get(request);
      if (one && typeof request.body === 'object' && request.body !== null)
        Object.assign(one, { body: asJson(request.body) });
    },
  };
}
