import type { ServiceName, ServicePaths } from '@backoffice/contracts';

/**
 * Condition on a list (B156, B295). `field` may name several fields, separated by commas, any of which may match
 * (GAP-06). With EQUAL, the value may be a list of which any may match. With BETWEEN, it is a list of both ends. `or`
 * is an alternative condition.
 */
export interface Filter {
  readonly field: string;
  readonly value: string | number | boolean | null | readonly (string | number)[];
  readonly operation:
    | 'EQUAL'
    | 'GREATER_THAN_OR_EQUAL_TO'
    | 'LESS_THAN_OR_EQUAL_TO'
    | 'LESS_THAN'
    | 'BETWEEN'
    | 'CONTAINS'
    | 'LIKE';
  readonly or?: Filter;
}

/** Order of a list by one field (A212, B295). */
export interface Sort {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Query of a page, in the gateway's terms: the first page is 1. */
export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Orders, most significant first; the service's default order without them. */
  readonly sorts?: readonly Sort[];
  readonly page: number;
  readonly limit: number;
}

/** Page of a list with the total number of rows. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly page: number;
  readonly limit: number;
  readonly size: number;
}

/** Address and headers of a file. The headers have the person's token: keep them secret. */
export interface FileAddress {
  /** Path with its query, relative to the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `sub` of the person for whom it was created. */
  readonly personId: string;
}

// The types below are derived from a contract's generated `paths`: a wrong path, parameter or body does not compile.

/** HTTP methods that the services use. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** Paths of a contract with this method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths & string]: Paths[P] extends { readonly [K in M]: object } ? P : never;
}[keyof Paths & string];

/** Operation of a method and path. */
type Operation<Paths, P extends keyof Paths, M extends Method> = Paths[P] extends { readonly [K in M]: infer O }
  ? O
  : never;

type JsonOf<R> = R extends { readonly content: { readonly 'application/json': infer Json } } ? Json : never;

/** JSON of the successful answer. */
type Body<O> = O extends { readonly responses: infer R }
  ? R extends { readonly 200: infer Ok }
    ? JsonOf<Ok>
    : R extends { readonly 201: infer Created }
      ? JsonOf<Created>
      : undefined
  : never;

type ParametersOf<O> = O extends { readonly parameters: infer P } ? P : never;

/** Argument with the placeholders of a path. */
type PathArgumentsOf<O> = ParametersOf<O> extends { readonly path: infer P } ? { readonly path: P } : object;

type QueryArguments<O> =
  ParametersOf<O> extends { readonly query?: infer Q }
    ? [NonNullable<Q>] extends [never]
      ? object
      : { readonly query?: NonNullable<Q> }
    : object;

type BodyArguments<O> = O extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer B } };
}
  ? { readonly body: B }
  : object;

/** Idempotency key of a change, with a callback before the change is sent. After that the change may have been made. */
export interface ChangeKey {
  readonly value: string;
  /** Called and awaited before the call is sent. */
  readonly beforeSend: () => Promise<void>;
}

/** Options of a change beside its body. */
export interface ChangeOptions {
  /** Idempotency key: the same key and body return the first answer, so that a second click changes nothing. */
  readonly idempotencyKey?: ChangeKey;
  /** Version that the person saw; the service refuses a stale one with `CONFLICT`. */
  readonly ifMatch?: number;
  /** Accepts any JSON value but null. By default the answer must be an object or a list. */
  readonly anyAnswer?: true;
}

/** Arguments of a read. */
type ReadArguments<O> = PathArgumentsOf<O> & QueryArguments<O>;

/** Arguments of a change. */
type ChangeArguments<O> = PathArgumentsOf<O> & BodyArguments<O> & ChangeOptions;

/** Argument with the placeholders of a method and path. */
export type PathArguments<Paths, P extends keyof Paths, M extends Method> = PathArgumentsOf<Operation<Paths, P, M>>;

/** JSON body of a method and path; undefined when there is none. */
export type BodyOf<Paths, P extends keyof Paths, M extends Method> =
  BodyArguments<Operation<Paths, P, M>> extends { readonly body: infer B } ? B : undefined;

/** JSON answer of a method and path. */
export type AnswerOf<Paths, P extends keyof Paths, M extends Method> = Body<Operation<Paths, P, M>>;

/** Optional argument when none of its properties is required. */
type Optional<A> = object extends A ? [given?: A] : [given: A];

/** Paths that answer a page: rows and their total number. */
type ListPaths<Paths> = {
  [P in PathsWith<Paths, 'get'>]: Body<Operation<Paths, P, 'get'>> extends {
    readonly rows: readonly unknown[];
    readonly size: number;
  }
    ? P
    : never;
}[PathsWith<Paths, 'get'>];

/**
 * Client of one service for one request, with its headers and client connection. A method that calls the service
 * rejects with `UpstreamError`, or with `GatewayError` when the request has made too many calls.
 */
export interface RestClient<Paths> {
  readonly service: ServiceName;
  /**
   * Reads. A read is retried once after a failed connection, 502, 503 or 504, and after 429 with `Retry-After`. The
   * retry must fit within the deadline and the retry budget.
   */
  readonly get: <P extends PathsWith<Paths, 'get'>>(
    path: P,
    ...given: Optional<ReadArguments<Operation<Paths, P, 'get'>>>
  ) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** Returns the address of a file, without a request; undefined for an impossible identifier. */
  readonly fileAt: <P extends PathsWith<Paths, 'get'>>(
    path: P,
    ...given: Optional<ReadArguments<Operation<Paths, P, 'get'>>>
  ) => FileAddress | undefined;
  /** Returns the address and headers for an upload, without a request. */
  readonly uploadTo: (path: PathsWith<Paths, 'post'>, idempotencyKey: string) => FileAddress;
  /**
   * Reads a page of a list in the dialect of its service.
   * @param given placeholders of the path
   */
  readonly list: <P extends ListPaths<Paths>>(
    path: P,
    query: ListQuery,
    ...given: Optional<PathArguments<Paths, P, 'get'>>
  ) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** Reads with a query in the body, when it is too long for a URL. It is retried like `get`. */
  readonly query: <P extends PathsWith<Paths, 'post'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'post'>>>
  ) => Promise<Body<Operation<Paths, P, 'post'>>>;
  /** Sends a change, without retries. */
  readonly post: <P extends PathsWith<Paths, 'post'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'post'>>>
  ) => Promise<Body<Operation<Paths, P, 'post'>>>;
  /** Sends a change, without retries. */
  readonly put: <P extends PathsWith<Paths, 'put'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'put'>>>
  ) => Promise<Body<Operation<Paths, P, 'put'>>>;
  /** Sends a change, without retries. */
  readonly delete: <P extends PathsWith<Paths, 'delete'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'delete'>>>
  ) => Promise<Body<Operation<Paths, P, 'delete'>>>;
}

/** Client of one service. */
export type ClientFor<Name extends ServiceName> = RestClient<ServicePaths[Name]>;

/** Returns the client of a service for one request. */
export type ClientOf = <Name extends ServiceName>(service: Name) => ClientFor<Name>;
