import type { TokenRefusal } from '../auth/authentication-error.ts';
import type { ErrorCode } from '../errors/catalogue/error-codes.ts';
import type { CostReport } from '../api/operation-cost.ts';

/** Notes about one request, for its log line and its metrics. Never a token, a variable or personal data. */
export interface RequestRecord {
  readonly requestId: string;
  /** Of the trace that it belongs to, where requests are traced. */
  readonly traceId?: string | undefined;
  /** Name of the registered operation; `other` for anything else, so that metric labels stay few. */
  operation: string;
  /** Shows if the operation is one of a former release of the application. */
  isFormer: boolean;
  userId: string | null;
  /** Word for why its token was refused. */
  tokenRefused?: TokenRefusal;
  upstreamCalls: number;
  /** Calls to services by their names, such as `payment GET /pagos/{id}`. */
  readonly calls: Set<string>;
  /** Shows if it changes nothing; known when it runs. */
  isQuery: boolean;
  /** Requests that the person has left of this minute; undefined where there is no limit. */
  remaining: number | undefined;
  /** The client asks for the cost of its operation; nobody else pays for the report. */
  costRequested: boolean;
  /** Undefined where it was not requested, or the request had no such operation. */
  cost?: CostReport;
  /** Codes of the errors in the answer, each once, in order. */
  readonly errorCodes: ErrorCode[];
}

/** The record of a request that has just come in. */
export const createRequestRecord = (requestId: string, traceId?: string): RequestRecord => ({
  requestId,
  traceId,
  operation: 'other',
  isFormer: false,
  userId: null,
  upstreamCalls: 0,
  calls: new Set(),
  isQuery: false,
  remaining: undefined,
  costRequested: false,
  errorCodes: [],
});
