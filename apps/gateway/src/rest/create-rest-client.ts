import { IDENTIFIER, type ListDialect, type Service } from '@backoffice/contracts';
import { LRUCache } from 'lru-cache';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { RequestTrace } from '../observability/spans/tracing.ts';
import type { ClientConnection } from './call-deadline.ts';
import { callOf, recordCall, type MappedAnswer } from './answered-calls.ts';
import type { ServiceCaller } from './create-service-caller.ts';
import type { WireCall } from './exchange.ts';
import { changeHeaders } from './request-headers.ts';
import type { ChangeOptions, ListQuery, RestClient } from './rest-client.ts';
import { at, isObject } from '../unknown-value.ts';

/** Context of one request of a person. */
export interface RequestScope {
  /** `sub` of the person. */
  readonly personId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connection: ClientConnection;
  /**
   * Counts a call before it is sent, such as `payment GET /pagos/{id}`. Returns an error when the call must not be
   * sent.
   */
  readonly countCall: (call: string) => Error | undefined;
  /** Called with each answer whose values are mapped. */
  readonly noteMapped?: ((answer: MappedAnswer) => void) | undefined;
  readonly trace?: RequestTrace | undefined;
}

export interface RestClientOptions {
  readonly service: Service;
  readonly caller: Pick<ServiceCaller, 'call' | 'rowsOf'>;
  readonly scope: RequestScope;
}

/** Arguments of any call. The contract's types decide which of them a call accepts. */
interface CallArguments extends ChangeOptions {
  /** Values of the path's placeholders. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

const PLACEHOLDER = /\{(\w+)\}/;

/** Patterns of placeholders that are not identifiers. */
const OTHERS: Readonly<Record<string, RegExp>> = { format: /^[a-z]{3,4}$/ };

/** Parsed paths of the contracts: texts at even indices, placeholder names at odd ones. */
const templates = new LRUCache<string, readonly string[]>({
  max: 500,
  memoMethod: (path) => path.split(PLACEHOLDER),
});

/** Fills in a path and appends its query. Returns undefined when a value cannot be an identifier. */
const addressOf = (path: string, { path: values = {}, query }: CallArguments): string | undefined => {
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

/** Encodes the query of a list in the dialect of its service: number of the first page, name of the limit. */
const encodeList = ({ filters, sorts = [], page, limit }: ListQuery, dialect: ListDialect) => ({
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
  sorts: sorts.length > 0 ? JSON.stringify(sorts) : undefined,
  page: page - 1 + dialect.firstPage,
  [dialect.limitParameter]: limit,
});

/**
 * Returns the pointer to the part of an answer that is not as in a page; undefined for a page. More rows than requested
 * are refused, because every row costs work.
 */
const pageFault = (value: unknown, limit: number): string | undefined => {
  const rows = at(value, 'rows');
  if (!Array.isArray(rows) || rows.length > limit) return '/rows';
  return Number.isInteger(at(value, 'size')) ? undefined : '/size';
};

/** Creates the client of one service for one request. */
export const createRestClient = <Paths>({ service, caller, scope }: RestClientOptions): RestClient<Paths> => {
  const { personId, headers, connection, countCall, noteMapped, trace } = scope;

  /** @param limit maximum rows, when the answer is a page of a list */
  const sender =
    (method: WireCall['method'], isRead = method === 'GET') =>
    (path: string, given: CallArguments = {}, limit?: number): Promise<unknown> => {
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
      // the last step before the call: an earlier failure certainly sent nothing
      const left = given.idempotencyKey?.beforeSend();
      return left ? left.then(() => caller.call(call, connection)) : caller.call(call, connection);
    };
  const get = sender('GET');

  const client = {
    service: service.name,
    noteMapped: (answer: unknown, given: unknown, map: MappedAnswer['map']): void => {
      const call = callOf(answer);
      if (call !== undefined && isObject(given))
        noteMapped?.({ call: `${service.name} ${call}`, source: new WeakRef(given), map });
    },
    get,
    list: async (path: string, query: ListQuery, given: CallArguments = {}): Promise<unknown> => {
      const page = await get(path, { ...given, query: encodeList(query, service.dialect) }, query.limit);
      const call = callOf(page);
      const pointer = pageFault(page, query.limit);
      if (pointer !== undefined) throw new UpstreamError(service.name, 'BAD_ANSWER', { call, pointer });
      // services count pages from 0 or 1; the gateway counts from 1
      const counted = Object.assign({}, page, { page: query.page });
      recordCall(counted, call);
      return counted;
    },
    fileAt: (path: string, given: CallArguments = {}) => {
      const address = addressOf(path, given);
      return address && { path: address, headers, personId };
    },
    uploadTo: (path: string, idempotencyKey: string) => ({
      path,
      headers: { ...headers, ...changeHeaders(service, personId, { idempotencyKey: { value: idempotencyKey } }) },
      personId,
    }),
    query: sender('POST', true),
    post: sender('POST'),
    put: sender('PUT'),
    delete: sender('DELETE'),
  };
  // the contract's types end here: that answers have these types is not checked
  return client as RestClient<Paths>;
};
