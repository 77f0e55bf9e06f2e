import type { Permission } from '@backoffice/schema/roles';
import type { FieldError } from '../../api/schema-types.generated.ts';
import type { ErrorCode } from './error-codes.ts';

/** Cause of a problem, and the next step; in Spanish for the operator. */
export interface Advice {
  readonly cause: string;
  readonly nextStep: string;
}

/** Explanation of an error: what happened, why, and what to do. */
export interface Explanation extends Advice {
  readonly message: string;
}

/** Parts of an error that a client may see. */
export interface ErrorDescription extends Explanation {
  readonly code: ErrorCode;
  readonly service?: string;
  readonly extendedCode?: string;
  /** The service's own class of the error. */
  readonly serviceCode?: string;
  /** Refused arguments. */
  readonly fields?: readonly FieldError[];
  /** Of `FORBIDDEN`: any one of these is missing. */
  readonly permissions?: readonly Permission[];
  /** Of a change: it may have been made. Only the same arguments with the same key may be sent again. */
  readonly outcomeUnknown?: true;
  /** Set when the gateway did not expect this error: it goes to the log, and nothing of it to the client. */
  readonly unexpected?: unknown;
}
