import type { Permission } from '@backoffice/schema/roles';

// What the reference platform's /control takes and answers; the platform reads it by the same types.

/** Fault that a service can be set to. */
export type Fault =
  /** Answers this in place of the service, `ms` milliseconds later. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown; readonly ms?: number }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Handles the request, and answers, once the fault is cleared. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'drop' }
  /** Handles the request, and then answers this status instead, as a proxy would; without it, drops the connection. */
  | { readonly kind: 'lose'; readonly status?: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'malformed' };

/** A fault, and the requests that it is for. */
export interface FaultRule {
  readonly service: string;
  /** Pattern of the path within the service; all of them without it. */
  readonly path?: string | undefined;
  /** Method of the requests, such as `POST`; all of them without it. */
  readonly method?: string | undefined;
  /** Method and path as the contract has them, `GET /pagos/{id}`, in the place of `method` and `path`. */
  readonly operation?: string | undefined;
  /** Requests that it is for, the next ones; all of them without it. */
  readonly times?: number | undefined;
  readonly fault: Fault;
}

/** A request that reached a service. */
export interface SeenRequest {
  readonly service: string;
  readonly method: string;
  /** Within the service, with its query. */
  readonly path: string;
  /** Method and path as the contract has them: `GET /pagos/{id}`. */
  readonly operation: string;
  /** Without the token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
  /** JSON, where the request had any. */
  readonly body?: unknown;
}

/** Person whose token a test asks for. */
export interface TokenWish {
  readonly username?: string;
  /** Names of the schema: `PAYMENT_SHOW`. */
  readonly permissions?: readonly Permission[];
  /** Roles of the realm: `payment:show`, `operador`. */
  readonly roles?: readonly string[];
  /** Seconds; a negative number is a token that has expired. */
  readonly expiresIn?: number;
}

/** State that a test begins with. */
export interface ResetWish {
  /** Number of those that are seeded; none without it. */
  readonly payments?: number;
  /** Refuses what no test has programmed, with 501. */
  readonly stubs?: boolean;
}

/** Switches of long jobs; the last value holds. */
export interface JobSwitchValues {
  readonly held?: boolean;
  /** The next one fails. */
  readonly failing?: boolean;
}
