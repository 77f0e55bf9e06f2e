import type { Permission } from '@backoffice/schema/roles';
import type { FieldError } from '../../api/schema-types.generated.ts';
import type { ErrorCode } from './error-codes.ts';

/** Cause of a problem, and the next step; in Spanish for the operator. */
export interface Advice {
  readonly cause: string;
  readonly nextStep: string;
}

/** Message, cause and next step of an error, in Spanish for the operator. */
export interface Explanation extends Advice {
  readonly message: string;
}

/** Parts of an error that a client may see. */
export interface ErrorDescription extends Explanation {
  readonly code: ErrorCode;
  readonly service?: string;
  readonly extendedCode?: string;
  /** Class of the error, as the service reported it. */
  readonly serviceCode?: string;
  /** Arguments that were refused. */
  readonly fields?: readonly FieldError[];
  /** Set on `FORBIDDEN`: any one of these permissions is required. */
  readonly permissions?: readonly Permission[];
  /** Set on an error of a change that may have been made. It may only be retried with the same arguments and key. */
  readonly outcomeUnknown?: true;
  /** Set on an unexpected error. It is logged, and not sent to the client. */
  readonly unexpected?: unknown;
}
