import type { Readable } from 'node:stream';
import { UpstreamError } from '../errors/upstream-error.ts';
import { isObject, textAt } from '../unknown-value.ts';
import { notSent, settle, type WatchedService } from './attempt.ts';
import { requestOver } from './connection-pool.ts';
import { AnswerBytes } from './exchange.ts';
import { readAnswer } from './read-answer.ts';
import { noteCall } from './answered-calls.ts';
import type { FileAddress } from './rest-client.ts';

/** Part of a file: the headers `Range` and `If-Range`, as the client gave them. */
export type FilePart = Readonly<Record<string, string>>;

/** A file, or a part of it, on its way. */
export interface OpenFile {
  readonly status: 200 | 206;
  /** Of the service's answer: only those that describe what is sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Taken only as fast as it is read. */
  readonly body: Readable;
}

/** A file that is sent to a service, as the body of a multipart request. */
export interface SentFile {
  readonly contentType: string;
  /** Bytes of the whole body. */
  readonly contentLength: number;
  /** Read only as fast as the service takes it. */
  readonly body: Readable;
}

/** Client for the files of one service, for as long as the gateway runs. */
export interface FileClient {
  /** Rejects with `UpstreamError` when there is no file to give. @param client aborted when nobody waits for it any more */
  readonly open: (address: FileAddress, part: FilePart, client: AbortSignal) => Promise<OpenFile>;
  /** Sends a file and answers what the service made of it. Rejects with `UpstreamError`. */
  readonly send: (address: FileAddress, file: SentFile, client: AbortSignal) => Promise<object>;
}

/** Milliseconds in which the service must begin to answer. */
const ANSWER_TIMEOUT = 10_000;
/** Milliseconds between two pieces; time in which the client does not read is not counted. */
const PIECE_TIMEOUT = 30_000;
/** Milliseconds in which a service answers a file that it has whole: it reads all of it first. */
const READING_TIMEOUT = 60_000;
/** Bytes of a refusal. */
const REFUSAL_BYTES = 5 * 1024 * 1024;
/** Bytes of what a service says of a file: the errors of 50,000 rows, each with several. */
const SAID_BYTES = 32 * 1024 * 1024;

/** Code of undici's error on an answer that does not begin. */
const LATE = 'UND_ERR_HEADERS_TIMEOUT';

const DESCRIBING = ['content-type', 'content-length', 'content-range', 'etag', 'accept-ranges', 'last-modified'];

const described = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    DESCRIBING.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** None of an answer that is too large. */
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

const ask = async (
  { name, connection: { files, prefix } }: WatchedService,
  { path, headers }: FileAddress,
  part: FilePart,
  client: AbortSignal,
): Promise<OpenFile> => {
  // the deadline is for the beginning of the answer alone: a large file takes as long as it takes
  const beginning = new AbortController();
  const late = setTimeout(() => beginning.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await requestOver(files, {
      method: 'GET',
      path: prefix + path,
      headers: { ...headers, accept: '*/*', ...part },
      // `late` ends it
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
    noteCall(reading.body, call);
    return reading.body;
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(name, textAt(cause, 'code') === LATE ? 'TIMEOUT' : 'UNAVAILABLE', { cause, call });
  }
};

/** The breaker stands in front, and learns from it as from every call. */
const watched = async <Answer>(
  service: WatchedService,
  { personId, path }: FileAddress,
  client: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  if (!service.breaker.admits(personId)) throw notSent(service, 'the breaker is open');
  const startedAt = performance.now();
  try {
    const answer = await call();
    settle(service, { personId, path, startedAt, isCancelled: false });
    return answer;
  } catch (cause) {
    const error = cause instanceof UpstreamError ? cause : new UpstreamError(service.name, 'UNAVAILABLE', { cause });
    settle(service, { personId, path, startedAt, error, isCancelled: client.aborted });
    throw error;
  }
};

/** Files of a service, without the limit of size that other answers have. Not retried: whoever sent or asked does so again. */
export const createFileClient = (service: WatchedService): FileClient => ({
  open: (address, part, client) => watched(service, address, client, () => ask(service, address, part, client)),
  send: (address, file, client) => watched(service, address, client, () => send(service, address, file, client)),
});
