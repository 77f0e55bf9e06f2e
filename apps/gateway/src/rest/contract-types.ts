/** Types of a call, read from a contract's generated `paths`: a wrong path, parameter or body does not compile. */

/** HTTP methods that the services use. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** The paths that have this method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths & string]: Paths[P] extends { readonly [K in M]: object } ? P : never;
}[keyof Paths & string];

/** The operation behind a method of a path. */
export type Operation<Paths, P extends keyof Paths, M extends Method> = Paths[P] extends { readonly [K in M]: infer O }
  ? O
  : never;

type JsonOf<R> = R extends { readonly content: { readonly 'application/json': infer Json } } ? Json : never;

/** JSON of the answer that is no error. */
export type Body<O> = O extends { readonly responses: infer R }
  ? R extends { readonly 200: infer Ok }
    ? JsonOf<Ok>
    : R extends { readonly 201: infer Created }
      ? JsonOf<Created>
      : undefined
  : never;

type ParametersOf<O> = O extends { readonly parameters: infer P } ? P : never;

/** The placeholders of a path. */
export type PathArguments<O> = ParametersOf<O> extends { readonly path: infer P } ? { readonly path: P } : object;

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

/** What a change may carry besides its body. */
export interface ChangeOptions {
  /** The same key and body get the first answer again, so that a person's second click changes nothing twice. */
  readonly idempotencyKey?: string;
  /** The version that the person saw; a stale one is refused with `CONFLICT`. */
  readonly ifMatch?: number;
}

/** Arguments of a read. */
export type ReadArguments<O> = PathArguments<O> & QueryArguments<O>;

/** Arguments of a change. */
export type ChangeArguments<O> = PathArguments<O> & BodyArguments<O> & ChangeOptions;

/** The argument may be left out when nothing in it is required. */
export type Optional<A> = object extends A ? [given?: A] : [given: A];

/** The paths that answer a page: rows and how many there are in all. */
export type ListPaths<Paths> = {
  [P in PathsWith<Paths, 'get'>]: Body<Operation<Paths, P, 'get'>> extends {
    readonly rows: readonly unknown[];
    readonly size: number;
  }
    ? P
    : never;
}[PathsWith<Paths, 'get'>];
