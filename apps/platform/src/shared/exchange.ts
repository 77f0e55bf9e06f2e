import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Request to a service and its response. */
export interface Exchange {
  readonly service: string;
  readonly method: string;
  /** Within the service, as the contract writes it: `/pagos/{id}`. */
  readonly path: string;
  readonly query: unknown;
  /** Of a JSON request; forms with files are described by their routes. */
  readonly body: unknown;
  readonly status: number;
  /** As it went out. */
  readonly answer: unknown;
}
export type Observe = (exchange: Exchange) => void;

/** Path of a route within its service, as the contract writes it: `/pagos/{id}`. */
export const templateIn = (url: string, prefix: string): string =>
  url.slice(prefix.length).replaceAll(/:(\w+)/g, '{$1}') || '/';

/** Path of the route that a request takes, as the contract writes it: `/pagos/{id}`; undefined where there is none. */
export const templateOf = ({ routeOptions: { url } }: FastifyRequest, prefix: string): string | undefined =>
  url === undefined ? undefined : templateIn(url, prefix);

/** Reports every response that a route of a service gave. */
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
