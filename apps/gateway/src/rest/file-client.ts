import type { Readable } from 'node:stream';
import { unexplainedIn } from '../errors/describe-upstream.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { WatchedService } from './attempt-watched.ts';
import { endingOf } from './attempt.ts';
import { createAnswerBytes } from './answer-bytes.ts';
import { ConnectionPool, requestOver } from './connection-pool.ts';
import { readAnswer } from './read-answer.ts';
import { textAt } from '../unknown-value.ts';

/** Where a file is, and with which headers it is asked for: whoever holds this may have it. */
export interface FileAddress {
  /** With the query, below the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `sub` of the person for whom it was made. */
  readonly personId: string;
}

/** Which part of a file: the headers `Range` and `If-Range`, as the client gave them. */
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
  readonly close: () => Promise<void>;
}

/** Files of a service under way at once; a further one waits, no longer than for an answer. */
const FILES_AT_ONCE = 32;
/** Milliseconds in which the service must begin to answer. */
const ANSWER_TIMEOUT = 10_000;
/** Milliseconds between two pieces; time in which the client does not read is not counted. */
const PIECE_TIMEOUT = 30_000;
/** Milliseconds in which a service answers a file that it has whole: it reads all of it first. */
const READING_TIMEOUT = 60_000;
/** Bytes of a refusal, and of what a service says of a file. */
const ANSWER_BYTES = 5 * 1024 * 1024;

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
const piecesOf = async (body: Readable): Promise<Buffer[]> => {
  const bytes = createAnswerBytes();
  let size = 0;
  for await (const piece of body) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > ANSWER_BYTES) return [];
    bytes.add(piece);
  }
  return bytes.pieces;
};

interface FileService {
  readonly name: WatchedService['name'];
  readonly prefix: string;
  readonly pool: InstanceType<typeof ConnectionPool>;
}

const ask = async (
  { name, prefix, pool }: FileService,
  { path, headers }: FileAddress,
  part: FilePart,
  client: AbortSignal,
): Promise<OpenFile> => {
  // the deadline is for the beginning of the answer alone: a large file takes as long as it takes
  const beginning = new AbortController();
  const late = setTimeout(() => beginning.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await requestOver(pool, {
      method: 'GET',
      path: prefix + path,
      headers: { ...headers, accept: '*/*', ...part },
      signal: AbortSignal.any([client, beginning.signal]),
    });
    const { statusCode: status } = answer;
    if (status === 200 || status === 206) return { status, headers: described(answer.headers), body: answer.body };
    const reading = readAnswer({ status, headers: answer.headers, pieces: await piecesOf(answer.body) });
    throw new UpstreamError(name, reading.kind ?? 'BAD_ANSWER', reading.kind === undefined ? {} : reading.details);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(name, beginning.signal.aborted ? 'TIMEOUT' : 'UNAVAILABLE', { cause });
  } finally {
    clearTimeout(late);
  }
};

const send = async (
  { name, prefix, pool }: FileService,
  { path, headers }: FileAddress,
  file: SentFile,
  signal: AbortSignal,
): Promise<object> => {
  try {
    const answer = await requestOver(pool, {
      method: 'POST',
      path: prefix + path,
      headers: { ...headers, 'content-type': file.contentType, 'content-length': String(file.contentLength) },
      body: file.body,
      headersTimeout: READING_TIMEOUT,
      signal,
    });
    const { statusCode: status } = answer;
    const reading = readAnswer({ status, headers: answer.headers, pieces: await piecesOf(answer.body) });
    if (reading.kind !== undefined) throw new UpstreamError(name, reading.kind, reading.details);
    if (reading.body === undefined) throw new UpstreamError(name, 'BAD_ANSWER', { status });
    return reading.body;
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(name, textAt(cause, 'code') === LATE ? 'TIMEOUT' : 'UNAVAILABLE', { cause });
  }
};

/** Files of a service, without the limit of size that other answers have. Not retried: whoever sent or asked does so again. */
export const createFileClient = (
  baseUrl: string,
  { name, connection, breaker, observe }: WatchedService,
): FileClient => {
  const pool = new ConnectionPool(new URL(baseUrl).origin, {
    connections: FILES_AT_ONCE,
    pipelining: 0,
    connect: { timeout: 2_000 },
    headersTimeout: ANSWER_TIMEOUT,
    bodyTimeout: PIECE_TIMEOUT,
  });
  const service = { name, prefix: connection.prefix, pool };
  /** The breaker stands in front, and learns from it as from every call. */
  const watch = async <Answer>(personId: string, client: AbortSignal, call: () => Promise<Answer>): Promise<Answer> => {
    if (!breaker.admits(personId))
      throw new UpstreamError(name, 'UNAVAILABLE', { cause: new Error('the breaker is open') });
    const startedAt = performance.now();
    let outcome = 'ok';
    let unexplained: string | undefined;
    try {
      const answer = await call();
      breaker.ended(personId, 'answered');
      return answer;
    } catch (cause) {
      const error = cause instanceof UpstreamError ? cause : new UpstreamError(name, 'UNAVAILABLE', { cause });
      outcome = client.aborted ? 'cancelled' : error.kind.toLowerCase();
      unexplained = unexplainedIn(error);
      breaker.ended(personId, client.aborted ? 'withdrawn' : endingOf(error));
      throw error;
    } finally {
      observe({ service: name, outcome, durationMs: performance.now() - startedAt, unexplained });
    }
  };
  return {
    open: (address, part, client) => watch(address.personId, client, () => ask(service, address, part, client)),
    send: (address, file, client) => watch(address.personId, client, () => send(service, address, file, client)),
    close: () => pool.destroy(),
  };
};
