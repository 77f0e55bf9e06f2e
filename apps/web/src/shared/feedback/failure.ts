/** A failure: a message for the person, codes for support (GAP-55). */
export interface Failure {
  /** Message in Spanish, for the operator. */
  readonly message: string;
  /** Stable code, for example `UPSTREAM_TIMEOUT`. */
  readonly code: string;
  /** Code of the service behind, when it gave one. */
  readonly extendedCode: string | null;
  /** Name of the service that failed. */
  readonly service: string | null;
  readonly requestId: string | null;
  /** Field of the answer that failed, for example `payment.fees`; null when the whole request failed. */
  readonly path: string | null;
  /** True for a change that may have been made: only the same change may be sent again. */
  readonly outcomeUnknown: boolean;
}
