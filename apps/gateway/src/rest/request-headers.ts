import { createHmac, randomFillSync, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Service } from '@backoffice/contracts';
import type { ChangeKey, ChangeOptions } from './rest-client.ts';

/** Shape of the identifier of a request. */
export const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The client's id of the request when it is an acceptable one, else a new one. */
export const requestIdOf = (incoming: IncomingHttpHeaders): string => {
  const given = one(incoming['x-request-id']);
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
};

/** The client's `traceparent`, when it is a valid one. */
export const traceParentIn = (incoming: IncomingHttpHeaders): string | undefined => {
  const given = one(incoming['traceparent']);
  return given !== undefined && TRACE_PARENT.test(given) ? given : undefined;
};

/** Bytes of a trace's id and of its span's. */
const TRACE_BYTES = 24;
/** Random bytes for a hundred traces at once: a trace takes 0.1 µs so, and 0.8 µs of `randomUUID`. */
const randomPool = Buffer.alloc(TRACE_BYTES * 100);
let offset = randomPool.length;

/** A trace that nobody records (flags 00). */
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
 * Names the origin and language of a request: `source: backoffice`, and `locale: es_AR` if the browser speaks Spanish.
 * A request whose own source is `collector` is left alone in both (A14, B295).
 */
const originOf = (incoming: IncomingHttpHeaders): Record<string, string> => {
  const source = one(incoming['source']);
  const locale = one(incoming['locale']);
  if (source === 'collector') return locale === undefined ? { source } : { source, locale };
  return locale === 'es_AR' ? { source: 'backoffice', locale } : { source: 'backoffice' };
};

/**
 * Headers of every call to a service that is made for this request. Built from nothing: of what the client sent, only
 * what is named here goes on.
 */
export const upstreamHeaders = (
  incoming: IncomingHttpHeaders,
  requestId: string,
): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  // a compressed answer could be any size once unpacked, and the services stand next to the gateway
  'accept-encoding': 'identity',
  authorization: one(incoming.authorization) ?? '',
  'x-request-id': requestId,
  // the trace that the request belongs to, or a new one
  traceparent: traceParentIn(incoming) ?? newTraceParent(),
  ...originOf(incoming),
});

/**
 * A person's key as services know it. Whoever learns the key of somebody else gets another one from it, and not the
 * answer. It needs no setting: the same after every start, and at every gateway.
 */
const serviceKey = (personId: string, idempotencyKey: string): string =>
  createHmac('sha256', idempotencyKey).update(personId).digest('base64url');

/** The parts of a change that its headers carry. */
interface ToldByHeaders extends Pick<ChangeOptions, 'ifMatch'> {
  readonly body?: unknown;
  readonly idempotencyKey?: Pick<ChangeKey, 'value'>;
}

/** Headers that a change has besides those of every call. */
export const changeHeaders = (
  { hasVersions }: Pick<Service, 'hasVersions'>,
  personId: string,
  { body, idempotencyKey, ifMatch }: ToldByHeaders,
): Record<string, string> => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': serviceKey(personId, idempotencyKey.value) }),
  ...(ifMatch === undefined || !hasVersions ? {} : { 'if-match': String(ifMatch) }),
});
