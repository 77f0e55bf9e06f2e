import type { ServiceName } from '@backoffice/contracts';

/** Facts of each attempt to call a service. */
export interface Observation {
  readonly service: ServiceName;
  /** `ok`, a kind of `UpstreamError` in lower case, `cancelled`, or `not_sent` when the breaker or the limit refused it. */
  readonly outcome: string;
  readonly durationMs: number;
  /** Exact code that a service gave with a status of an error, for which the catalogue has no text. */
  readonly unexplained?: string | undefined;
}
