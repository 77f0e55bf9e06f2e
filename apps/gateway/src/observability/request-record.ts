import type { TokenRefusal } from '../auth/authentication-error.ts';
import type { ErrorCode } from '../errors/catalogue/error-codes.ts';
import type { MappedAnswer } from '../rest/answered-calls.ts';
import type { CostReport } from '../api/operation-cost.ts';

/**
 * Facts of one request for its log line and its metrics. Apart from `mapped`, which is not logged, they have no token,
 * variable or personal data.
 */
export interface RequestRecord {
  readonly requestId: string;
  /** Trace of the request, when requests are traced. */
  readonly traceId?: string | undefined;
  /** Name of the registered operation; `other` for anything else, so that metric labels stay few. */
  operation: string;
  /** True for a registered operation of an older release of the application. */
  isFormer: boolean;
  userId: string | null;
  /** Reason why the token was refused. */
  tokenRefused?: TokenRefusal;
  upstreamCalls: number;
  /** Calls to services by their names, such as `payment GET /pagos/{id}`. */
  readonly calls: Set<string>;
  /** Answers of the services with the mappers of their values, for the diagnosis of a missing value. */
  readonly mapped: MappedAnswer[];
  /** True for a query, which changes nothing; set when the operation runs. */
  isQuery: boolean;
  /** Requests that the person has left in this minute; undefined without a limit. */
  remaining: number | undefined;
  /** True when the client requested the cost of its operation. */
  costRequested: boolean;
  /** Cost of the operation; undefined when the client did not request it, or the operation is invalid. */
  cost?: CostReport;
  /** Codes of the errors in the answer, in order. */
  readonly errorCodes: ErrorCode[];
}

/** Creates the record of a new request. */
export const createRequestRecord = (requestId: string, traceId?: string): RequestRecord => ({
  requestId,
  traceId,
  operation: 'other',
  isFormer: false,
  userId: null,
  upstreamCalls: 0,
  calls: new Set(),
  mapped: [],
  isQuery: false,
  remaining: undefined,
  costRequested: false,
  errorCodes: [],
});
