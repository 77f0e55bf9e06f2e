import type { ServiceName } from '@backoffice/contracts';
import type { Permission } from '@backoffice/schema/roles';

// Types of the reference platform's `/control` API. Its client and the platform share them.

/** Fault that a test sets for a service. */
export type Fault =
  /** Returns this answer instead of the service's, `ms` milliseconds later. */
  | {
      readonly kind: 'status';
      /**
       * Status of the answer. By default the status with which the operation of the contract succeeds; 200 without an
       * operation.
       */
      readonly status?: number;
      readonly body?: unknown;
      readonly ms?: number;
      /** Allows a refusal whose codes the contract does not have. */
      readonly unknownCodes?: boolean;
    }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Sends the request to this URL as an `AskedRequest`. Returns the `body` of the JSON answer. */
  | { readonly kind: 'ask'; readonly url: string }
  /** Delays the request until the fault is cleared, then handles it. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'drop' }
  /** Handles the request, but returns this status like a proxy. Without a status, drops the connection. */
  | { readonly kind: 'lose'; readonly status?: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'malformed' };

/** Fault with the requests that it applies to. */
export interface FaultRule {
  readonly service: ServiceName;
  /** Pattern of the path within the service; all paths by default. */
  readonly path?: string | undefined;
  /** HTTP method, such as `POST`; all methods by default. */
  readonly method?: string | undefined;
  /** Operation of the contract, such as `GET /pagos/{id}`. It replaces `method` and `path`. */
  readonly operation?: string | undefined;
  /** Values that the request must have. Rules with values take precedence over others. */
  readonly where?: RequestMatch | undefined;
  /**
   * Number of requests that get the fault; unlimited by default. Rules with `times` for the same requests are used in
   * order.
   */
  readonly times?: number | undefined;
  readonly fault: Fault;
}

/** Values that a request must have. Further values are ignored. */
export interface RequestMatch {
  /** Values of the path parameters: `{ id: 'p1' }`. */
  readonly path?: Readonly<Record<string, string>>;
  /** Values of the query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** Properties of the JSON body. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Recorded request to a service. */
export interface SeenRequest {
  readonly service: string;
  readonly method: string;
  /** Path within the service, with the query. */
  readonly path: string;
  /** Operation of the contract: `GET /pagos/{id}`. */
  readonly operation: string;
  /** Request headers without token and cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
  /** Parsed JSON body. Undefined if the request had none. */
  readonly body?: unknown;
  /** True for a request that was refused with 501, because it had no programmed answer. */
  readonly unmatched?: boolean;
}

/** Request to a service, as sent to the function that answers in its place. */
export interface AskedRequest {
  readonly service: string;
  /** Method and path as the contract has them: `GET /pagos/{id}`. */
  readonly operation: string;
  /** Values of the path parameters: `{ id: 'p1' }`. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON body. Null if the request had none. */
  readonly body: unknown;
}

/** Person of an access token that a test requests: `username`, `permissions` or `roles` is required. */
export interface TokenWish {
  readonly username?: string;
  /** Permissions of the schema: `PAYMENT_SHOW`. */
  readonly permissions?: readonly Permission[];
  /** Roles of the realm: `payment:show`, `operador`. */
  readonly roles?: readonly string[];
  /** Lifetime in seconds. A negative number gives an expired token. */
  readonly expiresIn?: number;
}

/** Initial state of a test. */
export interface ResetWish {
  /** Number of seeded payments; none by default. */
  readonly payments?: number;
  /** Seeds nothing: neither payers nor collectors nor catalogues. */
  readonly empty?: boolean;
  /** Refuses requests without a programmed answer, with 501. */
  readonly stubs?: boolean;
}

/** Switches for the jobs of exports or imports. The last value applies. */
export interface JobSwitchValues {
  readonly held?: boolean;
  /** Makes the next export or import fail. */
  readonly failing?: boolean;
}
