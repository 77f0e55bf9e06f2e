/** What is told about something that failed: words for the person, codes for whoever investigates (GAP-55). */
export interface Failure {
  /** In Spanish, for the operator. */
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
  /** Of a change: it may have been made, and only the same may be asked for again. */
  readonly outcomeUnknown: boolean;
}
