import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError, type UpstreamErrorDetails, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import { textAt } from '../unknown-value.ts';
import type { WireCall } from './exchange.ts';
import type { AbortReason } from './call-deadline.ts';
import { readAnswer, type WireAnswer } from './read-answer.ts';

/** How an attempt ended. `retryAfterMs` is there when trying again may help: the least time to wait before. */
export type Attempt =
  | { readonly body: unknown; readonly status: number; readonly error?: undefined }
  | { readonly error: UpstreamError; readonly retryAfterMs?: number | undefined };

/** Nothing was sent yet when one of these happened. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
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

/** After these a change may have happened: nobody knows until somebody looks. */
const isOutcomeUnknown = (kind: UpstreamErrorKind, { status, cause }: UpstreamErrorDetails): boolean => {
  if (status !== undefined) return kind === 'BAD_ANSWER' || (status >= 500 && status !== 503);
  return !NOT_SENT.has(codeOf(cause));
};

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
