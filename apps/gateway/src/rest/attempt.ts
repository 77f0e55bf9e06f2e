import type { ServiceName } from '@backoffice/contracts';
import { unexplainedIn } from '../errors/describe/describe-upstream.ts';
import { UpstreamError, type UpstreamErrorDetails, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import type { Observation } from '../observability/metrics/observation.ts';
import { textAt } from '../unknown-value.ts';
import { recordCall } from './answered-calls.ts';
import type { Breaker, CallEnding } from './breaker.ts';
import type { AbortReason, CallDeadline } from './call-deadline.ts';
import type { ServiceConnection } from './connection-pool.ts';
import { exchange, type WireCall } from './exchange.ts';
import { readAnswer, type Failure, type ReadAnswer } from './read-answer.ts';

/** Dependencies of the attempts of one service. */
export interface WatchedService {
  readonly name: ServiceName;
  readonly connection: ServiceConnection;
  readonly breaker: Breaker;
  readonly observe: (observation: Observation) => void;
}

/** Result of an attempt. `retryAfterMs` is set when a retry may help: the minimum milliseconds before it. */
export type Attempt =
  | { readonly body: unknown; readonly status: number; readonly error?: undefined }
  | { readonly error: UpstreamError; readonly retryAfterMs?: number | undefined };

/** Error codes that occur before the request is sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/**
 * Error codes that occur before the request is sent if their syscall is `connect`. With another syscall the connection
 * was open, and the request may have been sent.
 */
const UNREACHABLE = new Set(['EHOSTUNREACH', 'ENETUNREACH']);
/** Kinds of errors without a usable answer of the service. The other kinds are refusals. */
const FAILURES = new Set<UpstreamErrorKind>(['UNAVAILABLE', 'TIMEOUT', 'BAD_ANSWER']);
const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const BROKEN = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'UND_ERR_HEADERS_OVERFLOW']);

const codeOf = (error: unknown): string => textAt(error, 'code') ?? '';

const isNotSent = (cause: unknown): boolean => {
  const code = codeOf(cause);
  return NOT_SENT.has(code) || (UNREACHABLE.has(code) && textAt(cause, 'syscall') === 'connect');
};

/**
 * Returns whether a change may have been made. After 503 or 408, the service may have made the change: a proxy may have
 * lost its answer. With 429 the request was not admitted.
 */
const isOutcomeUnknown = (kind: UpstreamErrorKind, { status, cause }: UpstreamErrorDetails): boolean =>
  FAILURES.has(kind) && status !== 429 && (status !== undefined || !isNotSent(cause));

/**
 * Classifies an attempt without an answer.
 * @param aborted reason of the abort; undefined when it was not aborted
 */
const unanswered = (cause: unknown, aborted: AbortReason | undefined): Failure => {
  const code = codeOf(cause);
  const details = { cause };
  if (aborted === 'deadline' || LATE.has(code)) return { kind: 'TIMEOUT', details };
  if (BROKEN.has(code) || code.startsWith('HPE_')) return { kind: 'BAD_ANSWER', details };
  return { kind: 'UNAVAILABLE', details, retryAfterMs: 0 };
};

const failed = (
  service: ServiceName,
  { isRead, name: call }: WireCall,
  { kind, details, retryAfterMs }: Failure,
): Attempt => {
  const ofChange = !isRead;
  const outcomeUnknown = ofChange && isOutcomeUnknown(kind, details);
  return { error: new UpstreamError(service, kind, { ...details, call, ofChange, outcomeUnknown }), retryAfterMs };
};

/** Classifies the end of a call for the breaker. A refusal is the answer of a working service. */
const endingOf = (kind: UpstreamErrorKind | undefined): CallEnding => {
  // does not count: a person can cause it with an invented id, whose path leads to an HTML page of the service
  if (kind === 'BAD_ANSWER') return 'withdrawn';
  return kind && FAILURES.has(kind) ? 'failed' : 'answered';
};

/** Finished call. */
export interface EndedCall {
  readonly personId: string;
  /** Path with its query, relative to the service's base URL. */
  readonly path: string;
  /** Value of `performance.now()` at its start. */
  readonly startedAt: number;
  readonly error?: UpstreamError | undefined;
  /** True when its client had disconnected. */
  readonly isCancelled: boolean;
}

/** Reports the end of a call to breaker and metrics, and returns the name of its outcome. */
export const reportEnd = ({ name, breaker, observe }: WatchedService, call: EndedCall): string => {
  const { personId, path, startedAt, error, isCancelled } = call;
  // 500 comes from a running service and may concern this path only; other failures count for the whole service
  const about = error?.status === 500 ? path : undefined;
  breaker.recordEnd(personId, isCancelled ? 'withdrawn' : endingOf(error?.kind), about);
  const outcome = isCancelled ? 'cancelled' : (error?.kind.toLowerCase() ?? 'ok');
  const unexplained = error && unexplainedIn(error);
  observe({ service: name, outcome, durationMs: performance.now() - startedAt, unexplained });
  return outcome;
};

/** Creates the error of a call that was not sent, and counts it. */
export const unsentError = ({ name, observe }: WatchedService, reason: string, ofChange = false): UpstreamError => {
  observe({ service: name, outcome: 'not_sent', durationMs: 0 });
  return new UpstreamError(name, 'UNAVAILABLE', { cause: new Error(reason), ofChange });
};

/** Makes one attempt, if the breaker admits it. A failed attempt resolves with its error. */
export const attempt = async (service: WatchedService, call: WireCall, deadline: CallDeadline): Promise<Attempt> => {
  const { name, connection, breaker } = service;
  const { personId, path } = call;
  if (!breaker.admits(personId)) return { error: unsentError(service, 'the breaker is open', !call.isRead) };
  const startedAt = performance.now();
  const trace = call.trace?.();
  const traced = trace ? { ...call, headers: { ...call.headers, traceparent: trace.traceParent } } : call;
  let reading: ReadAnswer;
  try {
    const answer = await exchange(connection, traced, deadline);
    reading = readAnswer(answer, call);
    // releases the bytes now: unreachable objects in V8's old generation may hold the answer until they are collected
    answer.pieces.length = 0;
  } catch (cause) {
    reading = unanswered(cause, deadline.abortReason());
  }
  if (reading.kind === undefined) recordCall(reading.body, call.name);
  const ended: Attempt = reading.kind === undefined ? reading : failed(name, call, reading);
  const { error } = ended;
  const outcome = reportEnd(service, {
    personId,
    path,
    startedAt,
    error,
    isCancelled: deadline.abortReason() === 'client',
  });
  trace?.end(outcome, error ? error.status : ended.status);
  return ended;
};
