import type { ServiceName } from '@backoffice/contracts';
import { unexplainedIn } from '../errors/describe/describe-upstream.ts';
import { UpstreamError, type UpstreamErrorDetails, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import type { Observation } from '../observability/metrics/observation.ts';
import { textAt } from '../unknown-value.ts';
import { noteCall } from './answered-calls.ts';
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

/** End of an attempt. `retryAfterMs` is there when trying again may help: the least time to wait before. */
export type Attempt =
  | { readonly body: unknown; readonly status: number; readonly error?: undefined }
  | { readonly error: UpstreamError; readonly retryAfterMs?: number | undefined };

/** Nothing was sent yet when one of these happened. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Nor when one of these happened to a connection that was being made; to others they happen, too. */
const UNREACHABLE = new Set(['EHOSTUNREACH', 'ENETUNREACH']);
/** Kinds that are no answer of a service that works. */
const FAILURES = new Set<UpstreamErrorKind>(['UNAVAILABLE', 'TIMEOUT', 'BAD_ANSWER']);
const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const BROKEN = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'UND_ERR_HEADERS_OVERFLOW']);

const codeOf = (error: unknown): string => textAt(error, 'code') ?? '';

const isNotSent = (cause: unknown): boolean => {
  const code = codeOf(cause);
  return NOT_SENT.has(code) || (UNREACHABLE.has(code) && textAt(cause, 'syscall') === 'connect');
};

/**
 * After these a change may have happened: nobody knows until somebody looks. A proxy answers 503 or 408 also when the
 * service has the request already, and loses its answer. Who asked too often was not let in.
 */
const isOutcomeUnknown = (kind: UpstreamErrorKind, { status, cause }: UpstreamErrorDetails): boolean =>
  FAILURES.has(kind) && status !== 429 && (status !== undefined || !isNotSent(cause));

/** Classifies an attempt without an answer. @param aborted why it was, if it was */
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

/** Classifies the end of a call for the state of its service. A refusal is the answer of one that works. */
const endingOf = (kind: UpstreamErrorKind | undefined): CallEnding => {
  // what is no JSON may be another page of the service, whose address a person made up
  if (kind === 'BAD_ANSWER') return 'withdrawn';
  return kind && FAILURES.has(kind) ? 'failed' : 'answered';
};

/** A call that is over. */
export interface EndedCall {
  readonly personId: string;
  /** With the query, below the service's base URL. */
  readonly path: string;
  /** Of `performance.now()`. */
  readonly startedAt: number;
  readonly error?: UpstreamError | undefined;
  /** Shows if nobody waited for it any more. */
  readonly isCancelled: boolean;
}

/** Reports the end of a call to breaker and metrics; returns the outcome's name. */
export const settle = ({ name, breaker, observe }: WatchedService, call: EndedCall): string => {
  const { personId, path, startedAt, error, isCancelled } = call;
  // a proxy says 502 and more; 500 is said by a service that works, of what it was asked
  const about = error?.status === 500 ? path : undefined;
  breaker.ended(personId, isCancelled ? 'withdrawn' : endingOf(error?.kind), about);
  const outcome = isCancelled ? 'cancelled' : (error?.kind.toLowerCase() ?? 'ok');
  const unexplained = error && unexplainedIn(error);
  observe({ service: name, outcome, durationMs: performance.now() - startedAt, unexplained });
  return outcome;
};

/** The call that was not made, reported as what it means to whoever asked. */
export const notSent = ({ name, observe }: WatchedService, reason: string, ofChange = false): UpstreamError => {
  observe({ service: name, outcome: 'not_sent', durationMs: 0 });
  return new UpstreamError(name, 'UNAVAILABLE', { cause: new Error(reason), ofChange });
};

/** One attempt, when the breaker admits it. Never rejects. */
export const attempt = async (service: WatchedService, call: WireCall, deadline: CallDeadline): Promise<Attempt> => {
  const { name, connection, breaker } = service;
  const { personId, path } = call;
  if (!breaker.admits(personId)) return { error: notSent(service, 'the breaker is open', !call.isRead) };
  const startedAt = performance.now();
  const trace = call.trace?.();
  const traced = trace ? { ...call, headers: { ...call.headers, traceparent: trace.traceParent } } : call;
  let reading: ReadAnswer;
  try {
    const answer = await exchange(connection, traced, deadline);
    reading = readAnswer(answer, call);
    // garbage in the old heap may point at the answer for a while: its bytes go now
    answer.pieces.length = 0;
  } catch (cause) {
    reading = unanswered(cause, deadline.ended());
  }
  if (reading.kind === undefined) noteCall(reading.body, call.name);
  const ended: Attempt = reading.kind === undefined ? reading : failed(name, call, reading);
  const { error } = ended;
  const outcome = settle(service, { personId, path, startedAt, error, isCancelled: deadline.ended() === 'client' });
  trace?.end(outcome, error ? error.status : ended.status);
  return ended;
};
