import { createHmac, randomFillSync, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Service } from '@backoffice/contracts';
import type { ChangeKey, ChangeOptions } from './rest-client.ts';

/** Form of a request id. */
export const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const singleValue = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Returns the request id of the client when it is valid, otherwise a new one. */
export const requestIdOf = (incoming: IncomingHttpHeaders): string => {
  const given = singleValue(incoming['x-request-id']);
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
};

/** Returns the `traceparent` of the client when it is valid. */
export const traceParentIn = (incoming: IncomingHttpHeaders): string | undefined => {
  const given = singleValue(incoming['traceparent']);
  return given !== undefined && TRACE_PARENT.test(given) ? given : undefined;
};

/** Bytes of a trace id and a span id. */
const TRACE_BYTES = 24;
/** Random bytes for 100 traces. One call for many traces costs less than a call for each. */
const randomPool = Buffer.alloc(TRACE_BYTES * 100);
let offset = randomPool.length;

/** Creates a `traceparent` that is not sampled (flags 00). */
const newTraceParent = (): string => {
  if (offset === randomPool.length) {
    randomFillSync(randomPool);
    offset = 0;
  }
  const ids = randomPool.toString('hex', offset, offset + TRACE_BYTES);
  offset += TRACE_BYTES;
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-00`;
};

/**
 * Returns origin and language of a request: `source: backoffice`, and `locale: es_AR` when the client sent that.
 * `source` and `locale` of a request whose source is `collector` are passed on unchanged (A14, B295).
 */
const originOf = (incoming: IncomingHttpHeaders): Record<string, string> => {
  const source = singleValue(incoming['source']);
  const locale = singleValue(incoming['locale']);
  if (source === 'collector') return locale === undefined ? { source } : { source, locale };
  return locale === 'es_AR' ? { source: 'backoffice', locale } : { source: 'backoffice' };
};

/**
 * Returns the headers of the calls to services for this request. Other headers of the client are not passed on.
 */
export const upstreamHeaders = (
  incoming: IncomingHttpHeaders,
  requestId: string,
): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  // a compressed answer could have any size when unpacked
  'accept-encoding': 'identity',
  authorization: singleValue(incoming.authorization) ?? '',
  'x-request-id': requestId,
  // trace of the request, or a new one
  traceparent: traceParentIn(incoming) ?? newTraceParent(),
  ...originOf(incoming),
});

/**
 * Derives the idempotency key that services receive from the key and the person. A person who sends another person's
 * key therefore does not get that person's answer. The derivation has no setting, so all gateways derive the same key.
 */
const serviceKey = (personId: string, idempotencyKey: string): string =>
  createHmac('sha256', idempotencyKey).update(personId).digest('base64url');

/** Parts of a change that are sent as headers. */
interface HeaderOptions extends Pick<ChangeOptions, 'ifMatch'> {
  readonly body?: unknown;
  readonly idempotencyKey?: Pick<ChangeKey, 'value'>;
}

/** Returns the headers of a change, beside those of `upstreamHeaders`. */
export const changeHeaders = (
  { hasVersions }: Pick<Service, 'hasVersions'>,
  personId: string,
  { body, idempotencyKey, ifMatch }: HeaderOptions,
): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': serviceKey(personId, idempotencyKey.value) }),
  ...(ifMatch === undefined || !hasVersions ? {} : { 'if-match': String(ifMatch) }),
});
