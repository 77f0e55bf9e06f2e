import type { FastifyRequest } from 'fastify';

export interface SeenRequest {
  readonly service: string;
  readonly method: string;
  /** Within the service, with its query. */
  readonly path: string;
  /** Without the token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

/** The requests that came, oldest first, in memory and bounded. */
export interface SeenRequests {
  readonly list: (service?: string) => readonly SeenRequest[];
  readonly clear: () => void;
  readonly note: (service: string, path: string, request: FastifyRequest) => void;
}

const kept = 5_000;
const secrets: ReadonlySet<string> = new Set(['authorization', 'cookie']);

export function createSeenRequests(now: () => Date): SeenRequests {
  let seen: SeenRequest[] = [];
  return {
    list: (service) => seen.slice(-kept).filter((request) => service === undefined || request.service === service),
    clear: () => {
      seen = [];
    },
    note: (service, path, { method, headers }) => {
      const shown = Object.entries(headers).filter(([name]) => !secrets.has(name));
      seen.push({
        service,
        method,
        path,
        headers: Object.fromEntries(shown.map(([name, value]) => [name, String(value)])),
        at: now().toISOString(),
      });
      if (seen.length >= 2 * kept) seen = seen.slice(-kept);
    },
  };
}
