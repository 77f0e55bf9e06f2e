import type { Readable } from 'node:stream';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { WatchedService } from './attempt-watched.ts';
import { createAnswerBytes } from './answer-bytes.ts';
import { ConnectionPool, requestOver } from './connection-pool.ts';
import { readAnswer } from './read-answer.ts';

/** Where a file is, and with which headers it is asked for: whoever holds this may have it. */
export interface FileAddress {
  /** With the query, below the service's base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
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

/** Client for the files of one service, for as long as the gateway runs. */
export interface FileClient {
  /** Rejects with `UpstreamError` when there is no file to give. @param client aborted when nobody waits for it any more */
  readonly open: (address: FileAddress, part: FilePart, client: AbortSignal) => Promise<OpenFile>;
  readonly close: () => Promise<void>;
}

/** Files of a service under way at once; a further one waits, no longer than for an answer. */
const FILES_AT_ONCE = 32;
/** Milliseconds in which the service must begin to answer. */
const ANSWER_TIMEOUT = 10_000;
/** Milliseconds between two pieces; time in which the client does not read is not counted. */
const PIECE_TIMEOUT = 30_000;
/** Bytes that are read of a refusal. */
const REFUSAL_BYTES = 64 * 1024;

const DESCRIBING = ['content-type', 'content-length', 'content-range', 'etag', 'accept-ranges', 'last-modified'];

const described = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    DESCRIBING.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const refusalIn = async (body: Readable): Promise<Buffer[]> => {
  const bytes = createAnswerBytes();
  let size = 0;
  for await (const piece of body) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > REFUSAL_BYTES) return [];
    bytes.add(piece);
  }
  return bytes.pieces;
};

/**
 * Files of a service, without the limit of size that other answers have. Not retried: whoever downloads asks again. The
 * breaker stands in front, and learns from it as from every call.
 */
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
  const ask = async ({ path, headers }: FileAddress, part: FilePart, client: AbortSignal): Promise<OpenFile> => {
    // the deadline is for the beginning of the answer alone: a large file takes as long as it takes
    const beginning = new AbortController();
    const late = setTimeout(() => beginning.abort(), ANSWER_TIMEOUT);
    try {
      const answer = await requestOver(pool, {
        method: 'GET',
        path: connection.prefix + path,
        headers: { ...headers, accept: '*/*', ...part },
        signal: AbortSignal.any([client, beginning.signal]),
      });
      const { statusCode: status } = answer;
      if (status === 200 || status === 206) return { status, headers: described(answer.headers), body: answer.body };
      const reading = readAnswer({ status, headers: answer.headers, pieces: await refusalIn(answer.body) });
      throw new UpstreamError(name, reading.kind ?? 'BAD_ANSWER', reading.kind === undefined ? {} : reading.details);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      throw new UpstreamError(name, beginning.signal.aborted ? 'TIMEOUT' : 'UNAVAILABLE', { cause });
    } finally {
      clearTimeout(late);
    }
  };
  return {
    open: async (address, part, client) => {
      if (!breaker.admits()) throw new UpstreamError(name, 'UNAVAILABLE', { cause: new Error('the breaker is open') });
      const startedAt = performance.now();
      let outcome = 'ok';
      try {
        const file = await ask(address, part, client);
        breaker.succeeded();
        return file;
      } catch (error) {
        const kind = error instanceof UpstreamError ? error.kind : 'UNAVAILABLE';
        outcome = client.aborted ? 'cancelled' : kind.toLowerCase();
        if (client.aborted) breaker.withdrawn();
        else if (['UNAVAILABLE', 'TIMEOUT', 'BAD_ANSWER'].includes(kind)) breaker.failed();
        else breaker.succeeded();
        throw error;
      } finally {
        observe({ service: name, outcome, durationMs: performance.now() - startedAt });
      }
    },
    close: () => pool.destroy(),
  };
};
