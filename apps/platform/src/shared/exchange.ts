import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Request to a service and its response. */
export interface Exchange {
  readonly service: string;
  readonly method: string;
  /** Path within the service, as in the contract: `/pagos/{id}`. */
  readonly path: string;
  readonly query: unknown;
  /** JSON body of the request. Undefined for a multipart form. */
  readonly body: unknown;
  readonly status: number;
  /** Response body as it was sent. */
  readonly answer: unknown;
}
export type Observe = (exchange: Exchange) => void;

/** Returns the path of a route within its service, as in the contract: `/pagos/{id}`. */
export const templateIn = (url: string, prefix: string): string =>
  url.slice(prefix.length).replaceAll(/:(\w+)/g, '{$1}') || '/';

/** Returns the path of the route of a request, as in the contract: `/pagos/{id}`. Undefined when no route matches. */
export const templateOf = ({ routeOptions: { url } }: FastifyRequest, prefix: string): string | undefined =>
  url === undefined ? undefined : templateIn(url, prefix);

/** Reports the responses of a service's routes, except those of faults. */
export function observed(app: FastifyInstance, service: string, observe: Observe): void {
  app.addHook('onSend', async (request, reply, answer) => {
    const path = templateOf(request, app.prefix);
    if (path === undefined) return;
    const { method, query } = request;
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const body = isForm ? undefined : request.body;
    observe({ service, method, path, query, body, status: reply.statusCode, answer });
  });
}
