import { createHmac } from 'node:crypto';
import type { Service } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import type { RowReader } from './lazy-json/row-reader.ts';
import type { ClientConnection } from './client-connection.ts';
import type { WireCall } from './exchange.ts';
import type { ServiceCaller } from './create-service-caller.ts';
import { encodeList } from './encode-list.ts';
import { fillPath, type PathParameters } from './fill-path.ts';
import type { ListQuery } from './list-query.ts';
import type { RestClient } from './rest-client.ts';

/** What is bound to one request of a person. */
export interface RequestScope {
  /** `sub` of the person. */
  readonly personId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connection: ClientConnection;
  /** Told of each call before it is made; gives the reason why there must be none. */
  readonly countCall: () => Error | undefined;
  /** Where requests are traced. */
  readonly trace?: RequestTrace | undefined;
}

/** What a client is made of. */
export interface RestClientOptions {
  readonly service: Service;
  readonly caller: ServiceCaller;
  readonly scope: RequestScope;
}

/** The arguments of any call, before the contract says which of them this one takes. */
interface Given {
  readonly path?: PathParameters;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
}

const encodeQuery = (query: Given['query']): URLSearchParams | undefined => {
  if (query === undefined) return undefined;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return parameters;
};

/**
 * A person's key as services know it. Whoever learns the key of somebody else gets another one from it, and not the
 * answer. It needs no setting: the same after every start, and at every gateway.
 */
const serviceKey = (personId: string, idempotencyKey: string): string =>
  createHmac('sha256', idempotencyKey).update(personId).digest('base64url');

const changeHeaders = (personId: string, { body, idempotencyKey, ifMatch }: Given): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': serviceKey(personId, idempotencyKey) }),
  ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }),
});

/** A service that gives more rows than were asked for would be paid for in every one of them. */
const isPage = (value: unknown, limit: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  Array.isArray(value.rows) &&
  value.rows.length <= limit &&
  'size' in value &&
  Number.isInteger(value.size);

const requestedRows = (reader: RowReader | undefined, limit: number) => reader && { reader, limit };

/** A client of one service for the length of one request. */
export const createRestClient = <Paths>({ service, caller, scope }: RestClientOptions): RestClient<Paths> => {
  const send = (
    method: WireCall['method'],
    path: string,
    given: Given,
    { query, limit }: { readonly query?: URLSearchParams | undefined; readonly limit?: number } = {},
  ): Promise<unknown> => {
    const filled = fillPath(path, given.path);
    if (filled === undefined) return Promise.reject(new UpstreamError(service.name, 'NOT_FOUND'));
    const refusal = scope.countCall();
    if (refusal) return Promise.reject(refusal);
    const { personId, trace } = scope;
    const address = caller.prefix + filled;
    return caller.call(
      {
        personId,
        method,
        path: query && query.size > 0 ? `${address}?${query.toString()}` : address,
        headers: method === 'GET' ? scope.headers : { ...scope.headers, ...changeHeaders(personId, given) },
        body: given.body === undefined ? undefined : JSON.stringify(given.body),
        rows: limit === undefined ? undefined : requestedRows(caller.rowReader(path), limit),
        trace: trace && (() => trace.call(service.name, method, path)),
      },
      scope.connection,
    );
  };

  const listOf = async (path: string, given: Given, query: ListQuery): Promise<unknown> => {
    const page = await send('GET', path, given, { query: encodeList(query, service.dialect), limit: query.limit });
    if (!isPage(page, query.limit)) throw new UpstreamError(service.name, 'BAD_ANSWER');
    // the service counts its pages in its own way; the gateway's first is 1
    return Object.assign({}, page, { page: query.page });
  };

  const client = {
    get: (path: string, given: Given = {}) => send('GET', path, given, { query: encodeQuery(given.query) }),
    fileAt: (path: string, given: Given = {}) => {
      const filled = fillPath(path, given.path);
      return filled && { path: filled, headers: scope.headers, personId: scope.personId };
    },
    uploadTo: (path: string, idempotencyKey: string) => ({
      path,
      headers: { ...scope.headers, ...changeHeaders(scope.personId, { idempotencyKey }) },
      personId: scope.personId,
    }),
    list: (path: string, query: ListQuery) => listOf(path, {}, query),
    listOf,
    post: (path: string, given: Given = {}) => send('POST', path, given),
    put: (path: string, given: Given = {}) => send('PUT', path, given),
    delete: (path: string, given: Given = {}) => send('DELETE', path, given),
  };
  // the border to the contract's types: what the services promise is taken at their word, and their contract is tested
  return client as RestClient<Paths>;
};
