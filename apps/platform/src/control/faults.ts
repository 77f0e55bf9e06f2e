import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a service can be told to do wrong. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'malformed' };

export interface FaultRule {
  readonly service: string;
  /** Pattern of the path within the service; all of them without it. */
  readonly path?: string | undefined;
  readonly fault: Fault;
}

export interface SeenRequest {
  readonly service: string;
  readonly method: string;
  /** Within the service, with its query. */
  readonly path: string;
  /** Without the token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

/** Faults to come and requests that came, in memory and bounded. */
export interface Control {
  readonly faults: {
    set(rule: FaultRule): void;
    clear(service?: string): void;
  };
  readonly requests: {
    list(service?: string): readonly SeenRequest[];
    clear(): void;
  };
  /** Notes the request and does what the switches say; true when the answer was taken care of. */
  intercept(service: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const requestsKept = 5_000;

export function createControl(): Control {
  let rules: FaultRule[] = [];
  let seen: SeenRequest[] = [];
  return {
    faults: {
      set: (rule) => {
        rules = [...rules.filter(({ service, path }) => service !== rule.service || path !== rule.path), rule];
      },
      clear: (service) => {
        rules = service === undefined ? [] : rules.filter((rule) => rule.service !== service);
      },
    },
    requests: {
      list: (service) => (service === undefined ? seen : seen.filter((request) => request.service === service)),
      clear: () => {
        seen = [];
      },
    },
    intercept: async (service, request, reply) => {
      const path = request.url.slice(service.length + 1);
      seen = [...seen.slice(1 - requestsKept), note(service, path, request)];
      const rule = rules.find((one) => one.service === service && new RegExp(one.path ?? '').test(path));
      return rule === undefined ? false : misbehave(rule.fault, reply);
    },
  };
}

function note(service: string, path: string, request: FastifyRequest): SeenRequest {
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'authorization' && name !== 'cookie');
  return {
    service,
    method: request.method,
    path,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    at: new Date().toISOString(),
  };
}

async function misbehave(fault: Fault, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return false;
    case 'status':
      await reply.status(fault.status).send(fault.body ?? { code: 'fault', extended_code: 'fault', message: 'Switched on.' });
      return true;
    case 'malformed':
      await reply.type('application/json').send('{"rows": [');
      return true;
    case 'drop':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'hang':
      reply.hijack();
      return true;
  }
}
