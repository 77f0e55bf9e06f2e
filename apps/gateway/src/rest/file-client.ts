import type { Readable } from 'node:stream';
import { UpstreamError } from '../errors/upstream-error.ts';
import { isObject, textAt } from '../unknown-value.ts';
import { unsentError, reportEnd, type WatchedService } from './attempt.ts';
import { requestOver } from './connection-pool.ts';
import { AnswerBytes } from './exchange.ts';
import { readAnswer } from './read-answer.ts';
import { recordCall } from './answered-calls.ts';
import type { FileAddress } from './rest-client.ts';

/** Headers `Range` and `If-Range` of the client. */
export type RangeHeaders = Readonly<Record<string, string>>;

/** File, or a part of it, with an open body. */
export interface OpenFile {
  readonly status: 200 | 206;
  /** Headers of the service that describe the content. */
  readonly headers: Readonly<Record<string, string>>;
  /** Stream with backpressure. */
  readonly body: Readable;
}

/** File as the body of a multipart request. */
export interface SentFile {
  readonly contentType: string;
  /** Bytes of the whole body. */
  readonly contentLength: number;
  /** Stream with backpressure. */
  readonly body: Readable;
}

/** Client for the files of one service, for the lifetime of the gateway. */
export interface FileClient {
  /**
   * Opens a file.
   * @param client aborted when the client disconnects
   * @throws UpstreamError when there is no file, or when the service fails
   */
  readonly open: (address: FileAddress, part: RangeHeaders, client: AbortSignal) => Promise<OpenFile>;
  /**
   * Sends a file and resolves to the answer of the service.
   * @throws UpstreamError when the service refuses the file or fails
   */
  readonly send: (address: FileAddress, file: SentFile, client: AbortSignal) => Promise<object>;
}

/** Milliseconds within which a requested file must begin. */
const ANSWER_TIMEOUT = 10_000;
/** Maximum milliseconds between two pieces. Time in which the client does not read is not counted. */
const PIECE_TIMEOUT = 30_000;
/** Milliseconds within which a service must answer a complete file. It reads the whole file first. */
const READING_TIMEOUT = 60_000;
/** Maximum bytes of a refusal. */
const REFUSAL_BYTES = 5 * 1024 * 1024;
/** Maximum bytes of an answer to a sent file, which may list several errors for each of 50,000 rows. */
const SAID_BYTES = 32 * 1024 * 1024;

/** Code of undici's error when the answer does not begin in time. */
const LATE = 'UND_ERR_HEADERS_TIMEOUT';

const DESCRIBING = ['content-type', 'content-length', 'content-range', 'etag', 'accept-ranges', 'last-modified'];

const described = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    DESCRIBING.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Reads a body; returns no pieces when it has more than `most` bytes. */
const piecesOf = async (body: Readable, most: number): Promise<Buffer[]> => {
  const bytes = new AnswerBytes();
  let size = 0;
  for await (const piece of body) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > most) return [];
    bytes.add(piece);
  }
  return bytes.pieces;
};

const openFile = async (
  { name, connection: { files, prefix } }: WatchedService,
  { path, headers }: FileAddress,
  part: RangeHeaders,
  client: AbortSignal,
): Promise<OpenFile> => {
  // the timeout is for the beginning of the answer only: a large file may take long
  const beginning = new AbortController();
  const late = setTimeout(() => beginning.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await requestOver(files, {
      method: 'GET',
      path: prefix + path,
      headers: { ...headers, accept: '*/*', ...part },
      // `late` aborts it
      headersTimeout: 0,
      bodyTimeout: PIECE_TIMEOUT,
      signal: AbortSignal.any([client, beginning.signal]),
    });
    const { statusCode: status } = answer;
    if (status === 200 || status === 206) return { status, headers: described(answer.headers), body: answer.body };
    const reading = readAnswer({ status, headers: answer.headers, pieces: await piecesOf(answer.body, REFUSAL_BYTES) });
    throw new UpstreamError(name, reading.kind ?? 'BAD_ANSWER', reading.kind === undefined ? {} : reading.details);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(name, beginning.signal.aborted ? 'TIMEOUT' : 'UNAVAILABLE', { cause });
  } finally {
    clearTimeout(late);
  }
};

const send = async (
  { name, connection: { files, prefix } }: WatchedService,
  { path, headers }: FileAddress,
  file: SentFile,
  signal: AbortSignal,
): Promise<object> => {
  const call = `POST ${path}`;
  try {
    const answer = await requestOver(files, {
      method: 'POST',
      path: prefix + path,
      headers: { ...headers, 'content-type': file.contentType, 'content-length': String(file.contentLength) },
      body: file.body,
      headersTimeout: READING_TIMEOUT,
      bodyTimeout: PIECE_TIMEOUT,
      signal,
    });
    const { statusCode: status } = answer;
    const reading = readAnswer({ status, headers: answer.headers, pieces: await piecesOf(answer.body, SAID_BYTES) });
    if (reading.kind !== undefined) throw new UpstreamError(name, reading.kind, { ...reading.details, call });
    if (!isObject(reading.body)) throw new UpstreamError(name, 'BAD_ANSWER', { status, call });
    recordCall(reading.body, call);
    return reading.body;
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(name, textAt(cause, 'code') === LATE ? 'TIMEOUT' : 'UNAVAILABLE', { cause, call });
  }
};

/** Makes a call behind the circuit breaker, and reports its end. */
const watched = async <Answer>(
  service: WatchedService,
  { personId, path }: FileAddress,
  client: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  if (!service.breaker.admits(personId)) throw unsentError(service, 'the breaker is open');
  const startedAt = performance.now();
  try {
    const answer = await call();
    reportEnd(service, { personId, path, startedAt, isCancelled: false });
    return answer;
  } catch (cause) {
    const error = cause instanceof UpstreamError ? cause : new UpstreamError(service.name, 'UNAVAILABLE', { cause });
    reportEnd(service, { personId, path, startedAt, error, isCancelled: client.aborted });
    throw error;
  }
};

/**
 * Creates the client for files of a service. Files have no size limit here. It does not retry: a browser can repeat its
 * request.
 */
export const createFileClient = (service: WatchedService): FileClient => ({
  open: (address, part, client) => watched(service, address, client, () => openFile(service, address, part, client)),
  send: (address, file, client) => watched(service, address, client, () => send(service, address, file, client)),
});
