import type { ServiceName } from '@backoffice/contracts';
import { at, isObject } from '../unknown-value.ts';

/**
 * Kinds of failed calls to a service.
 * - `NOT_FOUND`: the record does not exist (404, 410).
 * - `REFUSED`: the service refused the request (other 4xx, such as 400, 401, 403 and 422).
 * - `CONFLICT`: the state or the version of the record does not allow the request (409, 412).
 * - `UNAVAILABLE`: not reached, dropped, overloaded or failing (5xx but 504, 429, open circuit breaker).
 * - `TIMEOUT`: no complete answer within the deadline, or 408 or 504.
 * - `BAD_ANSWER`: an answer that breaks the contract.
 */
export type UpstreamErrorKind = 'NOT_FOUND' | 'REFUSED' | 'CONFLICT' | 'UNAVAILABLE' | 'TIMEOUT' | 'BAD_ANSWER';

/** Optional details of a failed call. */
export interface UpstreamErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly extendedCode?: string | undefined;
  /** Message of the service for people. It is shown when the `extended_code` has no text, and is not logged. */
  readonly sentence?: string | undefined;
  /** Set on `CONFLICT`: the current version. */
  readonly currentVersion?: number | undefined;
  /** Refused fields of the body, by their names in the service. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** True when the change itself failed. A failed read before or after it proves nothing about the change. */
  readonly ofChange?: boolean | undefined;
  /** Set on an error of a change that may have been made. Another read, or a retry with the same key, can tell. */
  readonly outcomeUnknown?: boolean | undefined;
  /** Method and path as the contract has them: `GET /pagos/{id}`; for the log and for developers. */
  readonly call?: string | undefined;
  /** On `BAD_ANSWER`: JSON Pointer (RFC 6901) of the value that breaks the contract; for the log and for developers. */
  readonly pointer?: string | undefined;
  /** Network or parser error. For the log and for developers. */
  readonly cause?: unknown;
}

/** Abort reason when the client disconnects during a call. The answer is not needed, and the service has not failed. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
}

/** Failed call to a service. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly service: ServiceName;
  readonly kind: UpstreamErrorKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly extendedCode: string | undefined;
  readonly sentence: string | undefined;
  readonly currentVersion: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly call: string | undefined;
  readonly pointer: string | undefined;
  readonly ofChange: boolean;
  readonly outcomeUnknown: boolean;

  constructor(service: ServiceName, kind: UpstreamErrorKind, details: UpstreamErrorDetails = {}) {
    super(`${service}: ${kind}`, { cause: details.cause });
    this.service = service;
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.extendedCode = details.extendedCode;
    this.sentence = details.sentence;
    this.currentVersion = details.currentVersion;
    this.fields = details.fields;
    this.call = details.call;
    this.pointer = details.pointer;
    this.ofChange = details.ofChange ?? false;
    this.outcomeUnknown = details.outcomeUnknown ?? false;
  }
}

/** Refusal by a service, which changed nothing. */
export type Refusal = UpstreamError & { readonly kind: 'NOT_FOUND' | 'REFUSED' | 'CONFLICT' };

/**
 * Checks that an error is a refusal by a service, with a known outcome. An unknown outcome of an earlier run makes it a
 * failure.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof UpstreamError && ['NOT_FOUND', 'REFUSED', 'CONFLICT'].includes(error.kind) && !error.outcomeUnknown;

/** Checks for 401 or 403. Such a refusal does not tell whether an earlier request made the change. */
export const isRefusalOfToken = ({ status }: Refusal): boolean => status === 401 || status === 403;

/** Checks that a sent change itself failed with a known outcome: it was not made. */
export const isDefinite = (error: unknown): boolean =>
  error instanceof UpstreamError && error.ofChange && !error.outcomeUnknown;

/** Checks that an error leaves the outcome of a change unknown. */
export const isOutcomeUnknown = (error: unknown): boolean => at(error, 'outcomeUnknown') === true;

/** Marks an error as one of a change with an unknown outcome. Returns the marked error. */
export const withUnknownOutcome = (error: unknown): unknown => {
  // other errors are marked in place: all who wait for this run get the same object
  if (!(error instanceof UpstreamError))
    return isObject(error) ? Object.assign(error, { outcomeUnknown: true }) : error;
  const { service, kind, status, code, extendedCode, currentVersion, fields, call, pointer, ofChange, cause } = error;
  const details = { status, code, extendedCode, currentVersion, fields, call, pointer, ofChange, cause };
  return new UpstreamError(service, kind, { ...details, outcomeUnknown: true });
};
