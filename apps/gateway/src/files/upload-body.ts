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
 * Beginning of a zip archive, which a workbook is, and of an old or encrypted workbook, which the service
 * distinguishes.
 */
const ARCHIVES = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const PDF = Buffer.from('%PDF-');

const startsWith = (content: Buffer, beginning: Buffer): boolean =>
  content.subarray(0, beginning.length).equals(beginning);

/** Returns whether content can be that of a table: a workbook, or text. @param beginning of the content */
const mayBeTable = (beginning: Buffer): boolean =>
  ARCHIVES.some((archive) => startsWith(beginning, archive)) || !(startsWith(beginning, PDF) || beginning.includes(0));

/** A refusal that the person can mend. */
export class UploadRefusal extends Error {}

/** A request with the content of a file. */
export interface UploadRequest extends LinkRequest {
  Body: Readable;
}

/** Milliseconds that a body may take. */
export type UploadLimits = Pick<ConnectionLimits, 'uploadTimeout' | 'refusedTimeout'>;

/** Bytes that are read of what is left of a refused file: more than any file may have. */
const MOST_READ_ON = largestImport + 1024 * 1024;
/** Milliseconds in which a piece must come from the person and be taken by the service. */
const STALLED = 60_000;

/** Reads the rest of a body. It stays open when nobody reads on: its connection has an answer to carry. */
const rest = (body: Readable): AsyncIterableIterator<Buffer> => body.iterator({ destroyOnReturn: false });

/** The file, once its beginning is known to be that of a table. @throws UploadRefusal */
const checkedContent = async (
  body: Readable,
  { moved, sent, gone }: { readonly moved: () => void; readonly sent: () => void; readonly gone: AbortSignal },
): Promise<AsyncIterable<Buffer>> => {
  const pieces = rest(body);
  const first = await Promise.race([pieces.next(), once(gone, 'abort').then(() => undefined)]).catch(() => undefined);
  if (first === undefined) throw new UploadRefusal(incomplete);
  if (first.done !== true && !mayBeTable(first.value)) {
    await pieces.return?.();
    throw new UploadRefusal(notATable);
  }
  async function* content(begun: IteratorResult<Buffer>) {
    try {
      for (let piece = begun; piece.done !== true; piece = await pieces.next()) {
        moved();
        yield piece.value;
      }
      sent();
    } finally {
      await pieces.return?.();
    }
  }
  return content(first);
};

const readMost = async (body: Readable): Promise<void> => {
  let bytes = 0;
  for await (const piece of rest(body)) {
    bytes += piece.length;
    if (bytes > MOST_READ_ON) return;
  }
};

/**
 * Reads on what nobody wants any more, within limits: a browser hears an answer only after it has sent everything. Its
 * connection is to be closed after the answer, since more may come.
 */
export const readOn = async ({ raw }: FastifyRequest, { refusedTimeout }: UploadLimits): Promise<void> => {
  const read = new AbortController();
  const late = pause(refusedTimeout, undefined, { signal: read.signal });
  // whoever leaves in between ends it, too
  await Promise.race([readMost(raw), late]).catch(() => undefined);
  read.abort();
};

/**
 * Sends the content of a request to its service as it comes. Ends with the person's connection, after five minutes, and
 * after a minute without a piece. @throws UploadRefusal, UpstreamError
 */
export const sendBody = async (
  { raw, body }: FastifyRequest<UploadRequest>,
  { service, address, fields, fileName, size }: PreparedUpload,
  { transport, limits }: { readonly transport: Pick<RestTransport, 'files'>; readonly limits: UploadLimits },
): Promise<object> => {
  const gone = new AbortController();
  const leave = () => gone.abort();
  raw.once('error', leave);
  raw.socket.once('close', leave);
  const late = setTimeout(() => gone.abort(new UploadRefusal(incomplete)), limits.uploadTimeout);
  const stalled = setTimeout(leave, STALLED);
  const progress = { isSent: false };
  try {
    const content = await checkedContent(body, {
      moved: () => void stalled.refresh(),
      sent: () => {
        progress.isSent = true;
        clearTimeout(stalled); // the service reads it all before it answers
      },
      gone: gone.signal,
    });
    return await transport.files(service).send(address, multipartOf({ fields, fileName, size, content }), gone.signal);
  } catch (error) {
    if (!progress.isSent && gone.signal.reason instanceof UploadRefusal) throw gone.signal.reason;
    // what the service does not have whole it cannot have acted on
    const isUnknown = progress.isSent && error instanceof UpstreamError && !isRefusal(error);
    throw isUnknown ? withUnknownOutcome(error) : error;
  } finally {
    clearTimeout(late);
    clearTimeout(stalled);
    raw.socket.off('close', leave);
  }
};
