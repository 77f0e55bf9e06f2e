import type { ServiceName, ServicePaths } from '@backoffice/contracts';

/**
 * A condition on a list (B156, B295). `field` may name several fields separated by commas: any of them (GAP-06);
 * with EQUAL the value may be a list: any of them. With `or` either condition may hold.
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

/** An order of a list (A212, B295). */
export interface Sort {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Part of a list, in the gateway's terms: the first page is 1. */
export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Most significant first; without it the service's own order. */
  readonly sorts?: readonly Sort[];
  readonly page: number;
  readonly limit: number;
}

/** A page of a list: some of its rows, and how many there are in all. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly page: number;
  readonly limit: number;
  readonly size: number;
}

/** Address and headers of a file: anyone who holds this may have it. */
export interface FileAddress {
  /** With the query, below the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `sub` of the person for whom it was made. */
  readonly personId: string;
}

// The rest of a call's types is read from a contract's generated `paths`: a wrong path, parameter or body does not compile.

/** HTTP methods that the services use. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** The paths that have this method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths & string]: Paths[P] extends { readonly [K in M]: object } ? P : never;
}[keyof Paths & string];

/** The operation behind a method of a path. */
type Operation<Paths, P extends keyof Paths, M extends Method> = Paths[P] extends { readonly [K in M]: infer O }
  ? O
  : never;

type JsonOf<R> = R extends { readonly content: { readonly 'application/json': infer Json } } ? Json : never;

/** JSON of the answer that is no error. */
type Body<O> = O extends { readonly responses: infer R }
  ? R extends { readonly 200: infer Ok }
    ? JsonOf<Ok>
    : R extends { readonly 201: infer Created }
      ? JsonOf<Created>
      : undefined
  : never;

type ParametersOf<O> = O extends { readonly parameters: infer P } ? P : never;

/** The placeholders of a path. */
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

/** The key of a change, which wants to know when the change leaves: from then on it may have been made. */
export interface ChangeKey {
  readonly value: string;
  /** Awaited before the call goes out. */
  readonly leaves: () => Promise<void>;
}

/** Parts that a change may carry besides its body. */
export interface ChangeOptions {
  /** The same key and body get the first answer again, so that a person's second click changes nothing twice. */
  readonly idempotencyKey?: ChangeKey;
  /** The version that the person saw; a stale one is refused with `CONFLICT`. */
  readonly ifMatch?: number;
  /** Takes any JSON but null for an answer; without it, an object is demanded. */
  readonly anyAnswer?: true;
}

/** Arguments of a read. */
type ReadArguments<O> = PathArgumentsOf<O> & QueryArguments<O>;

/** Arguments of a change. */
type ChangeArguments<O> = PathArgumentsOf<O> & BodyArguments<O> & ChangeOptions;

/** The placeholders of a method of a path. */
export type PathArguments<Paths, P extends keyof Paths, M extends Method> = PathArgumentsOf<Operation<Paths, P, M>>;

/** JSON that a method of a path takes; undefined where it takes none. */
export type BodyOf<Paths, P extends keyof Paths, M extends Method> =
  BodyArguments<Operation<Paths, P, M>> extends { readonly body: infer B } ? B : undefined;

/** JSON that a method of a path answers. */
export type AnswerOf<Paths, P extends keyof Paths, M extends Method> = Body<Operation<Paths, P, M>>;

/** The argument may be left out when nothing in it is required. */
type Optional<A> = object extends A ? [given?: A] : [given: A];

/** The paths that answer a page: rows and how many there are in all. */
type ListPaths<Paths> = {
  [P in PathsWith<Paths, 'get'>]: Body<Operation<Paths, P, 'get'>> extends {
    readonly rows: readonly unknown[];
    readonly size: number;
  }
    ? P
    : never;
}[PathsWith<Paths, 'get'>];

/**
 * One service for the length of one request: headers, deadline and the client's connection are bound already.
 * Every method rejects with `UpstreamError`, or with `GatewayError` when the request has asked too often.
 */
export interface RestClient<Paths> {
  readonly service: ServiceName;
  /** Reads; tried once more when the service could not be reached, within the deadline and the retry budget. */
  readonly get: <P extends PathsWith<Paths, 'get'>>(
    path: P,
    ...given: Optional<ReadArguments<Operation<Paths, P, 'get'>>>
  ) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** Gives the address of a file, without a request. Undefined when nothing can have its identifier. */
  readonly fileAt: <P extends PathsWith<Paths, 'get'>>(
    path: P,
    ...given: Optional<ReadArguments<Operation<Paths, P, 'get'>>>
  ) => FileAddress | undefined;
  /** Gives the address to which a file is sent, and its key; makes no request. */
  readonly uploadTo: (path: PathsWith<Paths, 'post'>, idempotencyKey: string) => FileAddress;
  /** Reads a page of a list, whatever dialect its service speaks. @param given what names the entity that it is below */
  readonly list: <P extends ListPaths<Paths>>(
    path: P,
    query: ListQuery,
    ...given: Optional<PathArguments<Paths, P, 'get'>>
  ) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** Reads by a question that is too long for an address; tried once more as `get` is. */
  readonly ask: <P extends PathsWith<Paths, 'post'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'post'>>>
  ) => Promise<Body<Operation<Paths, P, 'post'>>>;
  /** Changes; never sent twice. */
  readonly post: <P extends PathsWith<Paths, 'post'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'post'>>>
  ) => Promise<Body<Operation<Paths, P, 'post'>>>;
  /** Changes; never sent twice. */
  readonly put: <P extends PathsWith<Paths, 'put'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'put'>>>
  ) => Promise<Body<Operation<Paths, P, 'put'>>>;
  /** Changes; never sent twice. */
  readonly delete: <P extends PathsWith<Paths, 'delete'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'delete'>>>
  ) => Promise<Body<Operation<Paths, P, 'delete'>>>;
}

/** The client of one service. */
export type ClientFor<Name extends ServiceName> = RestClient<ServicePaths[Name]>;

/** Gives the client of a service, for the length of one request. */
export type ClientOf = <Name extends ServiceName>(service: Name) => ClientFor<Name>;
