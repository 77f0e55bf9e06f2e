import { addresses } from './addresses.ts';

/** What a service of the platform can be told to do wrong. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: object }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Does what was asked, and answers, once the fault is cleared. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'drop' }
  /** Does what was asked, and then answers this status instead; without it, drops the connection. */
  | { readonly kind: 'lose'; readonly status?: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'malformed' };

interface FaultRule {
  readonly service: string;
  /** Pattern of the paths that fail; all of them without it. */
  readonly path?: string;
  readonly fault: Fault;
}

/** A request that reached a service. */
export interface SeenRequest {
  readonly service: string;
  readonly method: string;
  /** Within the service, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const send = async (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Response> => {
  const response = await fetch(`${addresses.platform}/control/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The platform refused ${method} /control/${path}: ${await response.text()}`);
  return response;
};

/** Makes services fail, and work again. */
export const faults = {
  set: async (rule: FaultRule): Promise<void> => {
    await send('PUT', 'faults', rule);
  },
  clear: async (): Promise<void> => {
    await send('DELETE', 'faults');
  },
};

/** How exports go. */
export const exportsControl = {
  /** Held ones are not written on; of those that fail, the next one does. */
  set: async (switches: { readonly held?: boolean; readonly failing?: boolean }): Promise<void> => {
    await send('PUT', 'exports', switches);
  },
};

/** What reached the services. */
export const requests = {
  list: async (service?: string): Promise<readonly SeenRequest[]> => {
    const query = service === undefined ? '' : `?service=${encodeURIComponent(service)}`;
    const seen: readonly SeenRequest[] = await (await send('GET', `requests${query}`)).json();
    return seen;
  },
  clear: async (): Promise<void> => {
    await send('DELETE', 'requests');
  },
};
