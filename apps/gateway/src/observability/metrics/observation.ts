import type { ServiceName } from '@backoffice/contracts';

/** Result of one attempt to call a service. */
export interface Observation {
  readonly service: ServiceName;
  /**
   * `ok`, a kind of `UpstreamError` in lower case, `cancelled`, or `not_sent` when breaker or pool refused the call.
   */
  readonly outcome: string;
  readonly durationMs: number;
  /** `extended_code` of an error status for which the catalogue has no text. */
  readonly unexplained?: string | undefined;
}
