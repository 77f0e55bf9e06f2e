import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { largestImport } from '@backoffice/validators';
import type { FastifyRequest } from 'fastify';
import { isRefusal, UpstreamError, withUnknownOutcome } from '../errors/upstream-error.ts';
import type { ConnectionLimits } from '../http/create-app.ts';
import type { RestTransport } from '../rest/create-rest-transport.ts';
import type { PreparedUpload } from './file-links.ts';
import { multipartOf } from './multipart.ts';
import type { LinkRequest } from './open-link.ts';
import { incomplete, notATable } from './upload.texts.ts';

/**
 * First bytes of a zip archive (an XLSX workbook) and of an OLE file (an old or encrypted workbook). The service tells
 * these apart.
 */
const ARCHIVES = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const PDF = Buffer.from('%PDF-');

const startsWith = (content: Buffer, beginning: Buffer): boolean =>
  content.subarray(0, beginning.length).equals(beginning);

/** Checks that content can be a table: a workbook or text. @param beginning first bytes of the content */
const mayBeTable = (beginning: Buffer): boolean =>
  ARCHIVES.some((archive) => startsWith(beginning, archive)) || !(startsWith(beginning, PDF) || beginning.includes(0));

/** Refusal that the person can correct. */
export class UploadRefusal extends Error {}

/** A request with the content of a file. */
export interface UploadRequest extends LinkRequest {
  Body: Readable;
}

/** Maximum milliseconds of an accepted body, and of the rest of a refused one. */
export type UploadLimits = Pick<ConnectionLimits, 'uploadTimeout' | 'refusedTimeout'>;

/** Maximum bytes that are read of the rest of a refused file: more than the largest file. */
const MOST_READ_ON = largestImport + 1024 * 1024;
/** Milliseconds without progress, at the person or the service, after which an upload is aborted. */
const STALLED = 60_000;

/**
 * Iterates over the rest of a body. Leaving the iteration does not destroy the stream, because the answer uses its
 * connection.
 */
const piecesOf = (body: Readable): AsyncIterableIterator<Buffer> => body.iterator({ destroyOnReturn: false });

/** Returns the content, after checking that its beginning can be a table. @throws UploadRefusal */
const checkedContent = async (
  body: Readable,
  {
    onProgress,
    onSent,
    aborted,
  }: { readonly onProgress: () => void; readonly onSent: () => void; readonly aborted: AbortSignal },
): Promise<AsyncIterable<Buffer>> => {
  const pieces = piecesOf(body);
  const first = await Promise.race([pieces.next(), once(aborted, 'abort').then(() => undefined)]).catch(
    () => undefined,
  );
  if (first === undefined) throw new UploadRefusal(incomplete);
  if (first.done !== true && !mayBeTable(first.value)) {
    await pieces.return?.();
    throw new UploadRefusal(notATable);
  }
  async function* content(begun: IteratorResult<Buffer>) {
    try {
      for (let piece = begun; piece.done !== true; piece = await pieces.next()) {
        onProgress();
        yield piece.value;
      }
      onSent();
    } finally {
      await pieces.return?.();
    }
  }
  return content(first);
};

const readMost = async (body: Readable): Promise<void> => {
  let bytes = 0;
  for await (const piece of piecesOf(body)) {
    bytes += piece.length;
    if (bytes > MOST_READ_ON) return;
  }
};

/**
 * Reads the rest of a refused body, within limits. Some browsers read the answer only after they have sent everything.
 * The connection must be closed after the answer, since more may follow.
 */
export const drainBody = async ({ raw }: FastifyRequest, { refusedTimeout }: UploadLimits): Promise<void> => {
  const read = new AbortController();
  const late = pause(refusedTimeout, undefined, { signal: read.signal });
  // a client that disconnects ends it, too
  await Promise.race([readMost(raw), late]).catch(() => undefined);
  read.abort();
};

/**
 * Streams the content of a request to its service. Aborts when the person disconnects, after `uploadTimeout`, and after
 * a minute without progress.
 * @throws UploadRefusal, UpstreamError
 */
export const sendBody = async (
  { raw, body }: FastifyRequest<UploadRequest>,
  { service, address, fields, fileName, size }: PreparedUpload,
  { transport, limits }: { readonly transport: Pick<RestTransport, 'files'>; readonly limits: UploadLimits },
): Promise<object> => {
  const controller = new AbortController();
  const disconnected = () => controller.abort();
  raw.once('error', disconnected);
  raw.socket.once('close', disconnected);
  const late = setTimeout(() => controller.abort(new UploadRefusal(incomplete)), limits.uploadTimeout);
  const stalled = setTimeout(disconnected, STALLED);
  const progress = { isSent: false };
  try {
    const content = await checkedContent(body, {
      onProgress: () => void stalled.refresh(),
      onSent: () => {
        progress.isSent = true;
        clearTimeout(stalled); // the service may now take its time
      },
      aborted: controller.signal,
    });
    return await transport
      .files(service)
      .send(address, multipartOf({ fields, fileName, size, content }), controller.signal);
  } catch (error) {
    if (!progress.isSent && controller.signal.reason instanceof UploadRefusal) throw controller.signal.reason;
    // a service cannot have acted on an incomplete file
    const isUnknown = progress.isSent && error instanceof UpstreamError && !isRefusal(error);
    throw isUnknown ? withUnknownOutcome(error) : error;
  } finally {
    clearTimeout(late);
    clearTimeout(stalled);
    raw.socket.off('close', disconnected);
  }
};
