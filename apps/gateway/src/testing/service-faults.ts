import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { UpstreamErrorKind } from '../errors/upstream-error.ts';

/** Creates a listener with a fixed answer. Its media type is JSON by default. */
export const sends =
  (status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Listener that never answers. */
export const hangs: RequestListener = () => undefined;

/** Listener that closes the connection like a crashed service. */
export const resets: RequestListener = (request) => void request.socket.destroy();

/** Reads the whole request, then closes the connection before it answers. */
const loses: RequestListener = (request) => void request.resume().once('end', () => request.socket.destroy());

const hangsInside: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
const dropsInside: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
const chunkedHuge: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (let i = 0; i < 20; i++) response.write('x'.repeat(10_000));
  response.end();
};

/** Returns an error body of a service, with an internal text that must not be shown. */
export const problem = (code: string, extended: string, more: object = {}): string =>
  JSON.stringify({ code, extended_code: extended, message: 'select * from secret', ...more });

/** Failure of a service. */
export interface ServiceFault {
  readonly does: string;
  readonly service: RequestListener;
  /** Kind of the `UpstreamError`. */
  readonly kind: UpstreamErrorKind;
  /** Number of requests for a read, with its retry; a change is sent once. */
  readonly reads: 1 | 2;
  /** True when a change may have been made. */
  readonly isOutcomeUnknown: boolean;
  /** True when only the deadline ends the call. */
  readonly endless: boolean;
}

const fault = (
  does: string,
  service: RequestListener,
  kind: UpstreamErrorKind,
  more: Partial<Pick<ServiceFault, 'reads' | 'isOutcomeUnknown' | 'endless'>> = {},
): ServiceFault => ({
  does,
  service,
  kind,
  reads: 1,
  isOutcomeUnknown: kind === 'BAD_ANSWER',
  endless: false,
  ...more,
});

const internal = problem('internal_error', 'internal_error');
const huge = JSON.stringify({ name: 'x'.repeat(200_000) });
const html = { 'content-type': 'text/html' };
const bomb = gzipSync(Buffer.alloc(50_000_000));
const again = { reads: 2 } as const;
const lost = { isOutcomeUnknown: true } as const;
const endless = { endless: true } as const;

/** Failures and refusals of a service, for a client whose answers are limited to 100,000 bytes. */
export const serviceFaults: readonly ServiceFault[] = [
  fault('hangs before its answer', hangs, 'TIMEOUT', { ...lost, ...endless }),
  fault('hangs inside its answer', hangsInside, 'TIMEOUT', { ...lost, ...endless }),
  fault('resets the connection', resets, 'UNAVAILABLE', { ...again, ...lost }),
  fault('drops the connection inside its answer', dropsInside, 'UNAVAILABLE', { ...again, ...lost }),
  fault('does what was asked and loses its answer', loses, 'UNAVAILABLE', { ...again, ...lost }),
  fault('answers 500', sends(500, internal), 'UNAVAILABLE', lost),
  fault('answers 500 without a word', sends(500, '', html), 'UNAVAILABLE', lost),
  fault('answers 502', sends(502, 'Bad gateway', html), 'UNAVAILABLE', { ...again, ...lost }),
  fault('answers 503', sends(503, ''), 'UNAVAILABLE', { ...again, ...lost }),
  fault('answers 503 for a minute', sends(503, '', { 'retry-after': '60' }), 'UNAVAILABLE', lost),
  fault('answers 408', sends(408, ''), 'TIMEOUT', lost),
  fault('answers 504', sends(504, ''), 'TIMEOUT', { ...again, ...lost }),
  fault('answers 429', sends(429, ''), 'UNAVAILABLE'),
  fault('answers 429 for a minute', sends(429, '', { 'retry-after': '60' }), 'UNAVAILABLE'),
  fault('answers 429 for a moment', sends(429, '', { 'retry-after': '0' }), 'UNAVAILABLE', again),
  fault('answers HTML with 200', sends(200, '<html></html>', html), 'BAD_ANSWER'),
  fault('answers JSON that is cut off', sends(200, '{"id":"LU'), 'BAD_ANSWER'),
  fault('answers no JSON', sends(200, "{id:'LUZN'}"), 'BAD_ANSWER'),
  fault('answers a text for an object', sends(200, '"LUZN"'), 'BAD_ANSWER'),
  fault('answers null for an object', sends(200, 'null'), 'BAD_ANSWER'),
  fault('answers nothing with 200', sends(200, ''), 'BAD_ANSWER'),
  fault('answers compressed though asked not to', sends(200, bomb, { 'content-encoding': 'gzip' }), 'BAD_ANSWER'),
  fault('answers more than allowed', sends(200, huge), 'BAD_ANSWER'),
  fault('answers more than allowed, in pieces', chunkedHuge, 'BAD_ANSWER'),
  fault('redirects', sends(302, '', { location: '/x' }), 'BAD_ANSWER'),
  fault('does not accept the token', sends(401, ''), 'REFUSED'),
  fault('does not allow it to the person', sends(403, problem('forbidden', 'x')), 'REFUSED'),
  fault('answers 404', sends(404, problem('not_found', 'x')), 'NOT_FOUND'),
  fault('answers 422', sends(422, problem('unprocessable', 'x')), 'REFUSED'),
  fault('answers 409', sends(409, problem('conflict', 'x')), 'CONFLICT'),
];
