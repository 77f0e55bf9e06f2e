import type { ServiceName } from '@backoffice/contracts';
import { at, isObject } from '../unknown-value.ts';

/**
 * Bad ends of a call to a service.
 * - `NOT_FOUND`: there is no such thing (404).
 * - `REFUSED`: the service understood and said no (400, 401, 403, 422).
 * - `CONFLICT`: the state or the version does not allow it (409, 412).
 * - `UNAVAILABLE`: not reached, dropped, overloaded or failing (5xx, 429, open breaker).
 * - `TIMEOUT`: no complete answer within the deadline.
 * - `BAD_ANSWER`: an answer that breaks the contract.
 */
export type UpstreamErrorKind = 'NOT_FOUND' | 'REFUSED' | 'CONFLICT' | 'UNAVAILABLE' | 'TIMEOUT' | 'BAD_ANSWER';

/** Details of an error from the service; all of them optional, none of them shown but the codes and the sentence. */
export interface UpstreamErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly extendedCode?: string | undefined;
  /** Words of the service for people: shown where its exact code has no text, and logged nowhere. */
  readonly sentence?: string | undefined;
  /** On `CONFLICT`: the version that is current now. */
  readonly currentVersion?: number | undefined;
  /** Refused fields of the body, in the service's own names. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** End of a change itself: what a read before or after it ends with proves nothing about the change. */
  readonly ofChange?: boolean | undefined;
  /** Of a change: it may have happened, and only looking again shows it. */
  readonly outcomeUnknown?: boolean | undefined;
  /** Method and path as the contract has them: `GET /pagos/{id}`; for the log and for developers. */
  readonly call?: string | undefined;
  /** On `BAD_ANSWER`: JSON Pointer (RFC 6901) of the value that breaks the contract; for the log and for developers. */
  readonly pointer?: string | undefined;
  /** Event on the wire; for the log and for developers. */
  readonly cause?: unknown;
}

/** The client of a request left while its service worked: nobody reads the answer, and the service has not failed. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError';
}

/** A call to a service that did not give what was asked. */
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

/** A service that understood and said no: nothing was changed. */
export type Refusal = UpstreamError & { readonly kind: 'NOT_FOUND' | 'REFUSED' | 'CONFLICT' };

/**
 * Recognizes a refusal by a service, unlike a failure. The service may not know what an earlier run of a change did.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof UpstreamError && ['NOT_FOUND', 'REFUSED', 'CONFLICT'].includes(error.kind) && !error.outcomeUnknown;

/** Recognizes a service's refusal of the person's token: it did not read the request. */
export const isRefusalOfToken = ({ status }: Refusal): boolean => status === 401 || status === 403;

/** Recognizes a failure that proves that nothing was changed, of a change that left for its service. */
export const isDefinite = (error: unknown): boolean =>
  error instanceof UpstreamError && error.ofChange && !error.outcomeUnknown;

/** Recognizes a failure of a change of which nobody knows if it was made. */
export const isOutcomeUnknown = (error: unknown): boolean => at(error, 'outcomeUnknown') === true;

/** The same failure, of a change of which nobody knows whether it was made. */
export const withUnknownOutcome = (error: unknown): unknown => {
  // whatever else failed: everybody who waits for this run gets the same error
  if (!(error instanceof UpstreamError))
    return isObject(error) ? Object.assign(error, { outcomeUnknown: true }) : error;
  const { service, kind, status, code, extendedCode, currentVersion, fields, call, pointer, ofChange, cause } = error;
  const details = { status, code, extendedCode, currentVersion, fields, call, pointer, ofChange, cause };
  return new UpstreamError(service, kind, { ...details, outcomeUnknown: true });
};
