import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError, type UpstreamErrorDetails, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import { textAt } from '../unknown-value.ts';
import type { CallEnding } from './breaker.ts';
import type { WireCall } from './exchange.ts';
import type { AbortReason } from './call-deadline.ts';
import { readAnswer, type WireAnswer } from './read-answer.ts';

/** What the end of a call says of its service. A refusal is the answer of one that works. */
export const endingOf = (error: UpstreamError | undefined): CallEnding => {
  // what is no JSON may be another page of the service, whose address a person made up
  if (error?.kind === 'BAD_ANSWER') return 'withdrawn';
  return error && FAILURES.has(error.kind) ? 'failed' : 'answered';
};

/** How an attempt ended. `retryAfterMs` is there when trying again may help: the least time to wait before. */
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
const TRY_AGAIN_STATUS = new Set([502, 503, 504]);

const codeOf = (error: unknown): string => textAt(error, 'code') ?? '';

const kindOf = (error: unknown, ended: AbortReason | undefined): UpstreamErrorKind => {
  const code = codeOf(error);
  if (ended === 'deadline' || LATE.has(code)) return 'TIMEOUT';
  if (BROKEN.has(code) || code.startsWith('HPE_')) return 'BAD_ANSWER';
  return 'UNAVAILABLE';
};

/** Milliseconds that `Retry-After` asks for, in seconds or as a date; undefined without it. */
const retryAfterOf = ({ headers }: WireAnswer): number | undefined => {
  const given = headers['retry-after'];
  if (typeof given !== 'string') return undefined;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
};

/** Milliseconds before the same may be asked again; undefined when that would not help. */
const pauseAfter = (answer: WireAnswer): number | undefined => {
  if (TRY_AGAIN_STATUS.has(answer.status)) return retryAfterOf(answer) ?? 0;
  // one who has asked too often may come back when told so
  return answer.status === 429 ? retryAfterOf(answer) : undefined;
};

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

const errorOf = (
  service: ServiceName,
  { method }: WireCall,
  kind: UpstreamErrorKind,
  details: UpstreamErrorDetails,
): UpstreamError =>
  new UpstreamError(service, kind, {
    ...details,
    outcomeUnknown: method !== 'GET' && isOutcomeUnknown(kind, details),
  });

/** An attempt that was answered. Redirects are answers like others, and not good ones. */
export const answered = (service: ServiceName, call: WireCall, answer: WireAnswer): Attempt => {
  const { status } = answer;
  const reading = readAnswer(answer, call.rows);
  // garbage in the old heap may point at the answer for a while: its bytes go now
  answer.pieces.length = 0;
  if (reading.kind === undefined) return { body: reading.body, status };
  return { error: errorOf(service, call, reading.kind, reading.details), retryAfterMs: pauseAfter(answer) };
};

/** An attempt without an answer. @param abortReason reason of the abort, if there was one */
export const unanswered = (
  service: ServiceName,
  call: WireCall,
  cause: unknown,
  abortReason: AbortReason | undefined,
): Attempt => {
  const kind = kindOf(cause, abortReason);
  return { error: errorOf(service, call, kind, { cause }), retryAfterMs: kind === 'UNAVAILABLE' ? 0 : undefined };
};
