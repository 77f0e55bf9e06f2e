import type { ListDialect, Service } from '@backoffice/contracts';
import { LRUCache } from 'lru-cache';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { RequestTrace } from '../observability/spans/tracing.ts';
import type { ClientConnection } from './call-deadline.ts';
import { callOf, noteCall } from './answered-calls.ts';
import type { ServiceCaller } from './create-service-caller.ts';
import type { WireCall } from './exchange.ts';
import { IDENTIFIER } from './identifier.ts';
import { changeHeaders } from './request-headers.ts';
import type { ChangeOptions, ListQuery, RestClient } from './rest-client.ts';
import { at } from '../unknown-value.ts';

/** Parts that belong to one request of a person. */
export interface RequestScope {
  /** `sub` of the person. */
  readonly personId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connection: ClientConnection;
  /** Notified of each call before it is made, as `payment GET /pagos/{id}`; gives the reason why there must be none. */
  readonly countCall: (call: string) => Error | undefined;
  readonly trace?: RequestTrace | undefined;
}

export interface RestClientOptions {
  readonly service: Service;
  readonly caller: Pick<ServiceCaller, 'call' | 'rowsOf'>;
  readonly scope: RequestScope;
}

/** The arguments of any call, before the contract says which of them this one takes. */
interface Given extends ChangeOptions {
  /** Values of the placeholders of a path. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

const PLACEHOLDER = /\{(\w+)\}/;

/** Part of a path that is no identifier: the kind of a file. */
const OTHERS: Readonly<Record<string, RegExp>> = { format: /^[a-z]{3,4}$/ };

/** Paths of the contracts, taken apart once: texts at even places, names of placeholders at odd ones. */
const templates = new LRUCache<string, readonly string[]>({
  max: 500,
  memoMethod: (path) => path.split(PLACEHOLDER),
});

/** The path with its placeholders filled in, and its query; undefined when a value is none that anything can be called. */
const addressOf = (path: string, { path: values = {}, query }: Given): string | undefined => {
  let address = '';
  let isName = false;
  for (const part of templates.memo(path)) {
    const text = isName ? String(values[part] ?? '') : part;
    if (isName && !(OTHERS[part] ?? IDENTIFIER).test(text)) return undefined;
    address += text;
    isName = !isName;
  }
  if (query === undefined) return address;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return parameters.size > 0 ? `${address}?${parameters.toString()}` : address;
};

/** Query parameters of a list as its service wants them. The only place that knows the services' dialects. */
const encodeList = ({ filters, sorts = [], page, limit }: ListQuery, dialect: ListDialect) => ({
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
  sorts: sorts.length > 0 ? JSON.stringify(sorts) : undefined,
  page: page - 1 + dialect.firstPage,
  [dialect.limitParameter]: limit,
});

/**
 * Finds what keeps an answer from being a page. A service that gives more rows than were requested would be paid for in
 * every one of them.
 */
const pageFault = (value: unknown, limit: number): string | undefined => {
  const rows = at(value, 'rows');
  if (!Array.isArray(rows) || rows.length > limit) return '/rows';
  return Number.isInteger(at(value, 'size')) ? undefined : '/size';
};

/** A client of one service for the length of one request. */
export const createRestClient = <Paths>({ service, caller, scope }: RestClientOptions): RestClient<Paths> => {
  const { personId, headers, connection, countCall, trace } = scope;

  /** @param limit of the rows, when the answer is a page of a list */
  const sender =
    (method: WireCall['method'], isRead = method === 'GET') =>
    (path: string, given: Given = {}, limit?: number): Promise<unknown> => {
      const address = addressOf(path, given);
      if (address === undefined) return Promise.reject(new UpstreamError(service.name, 'NOT_FOUND'));
      const name = `${method} ${path}`;
      const refusal = countCall(`${service.name} ${name}`);
      if (refusal) return Promise.reject(refusal);
      const call: WireCall = {
        personId,
        method,
        isRead,
        name,
        path: address,
        headers: method === 'GET' ? headers : { ...headers, ...changeHeaders(service, personId, given) },
        body: given.body === undefined ? undefined : JSON.stringify(given.body),
        anyAnswer: given.anyAnswer,
        rows: limit === undefined ? undefined : caller.rowsOf(path, limit),
        trace: trace && (() => trace.call(service.name, method, path)),
      };
      // the last thing before the call: what fails earlier was surely not sent
      const left = given.idempotencyKey?.leaves();
      return left ? left.then(() => caller.call(call, connection)) : caller.call(call, connection);
    };
  const get = sender('GET');

  const client = {
    service: service.name,
    get,
    list: async (path: string, query: ListQuery, given: Given = {}): Promise<unknown> => {
      const page = await get(path, { ...given, query: encodeList(query, service.dialect) }, query.limit);
      const call = callOf(page);
      const pointer = pageFault(page, query.limit);
      if (pointer !== undefined) throw new UpstreamError(service.name, 'BAD_ANSWER', { call, pointer });
      // the service counts its pages in its own way; the gateway's first is 1
      const counted = Object.assign({}, page, { page: query.page });
      noteCall(counted, call);
      return counted;
    },
    fileAt: (path: string, given: Given = {}) => {
      const address = addressOf(path, given);
      return address && { path: address, headers, personId };
    },
    uploadTo: (path: string, idempotencyKey: string) => ({
      path,
      headers: { ...headers, ...changeHeaders(service, personId, { idempotencyKey: { value: idempotencyKey } }) },
      personId,
    }),
    ask: sender('POST', true),
    post: sender('POST'),
    put: sender('PUT'),
    delete: sender('DELETE'),
  };
  // the border to the contract's types: what the services promise is taken at their word, and their contract is tested
  return client as RestClient<Paths>;
};
