import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isRefusal, UpstreamError, withUnknownOutcome } from '../errors/upstream-error.ts';
import type { RestTransport } from '../rest/create-rest-transport.ts';
import type { PreparedUpload } from './file-links.ts';
import { multipartOf } from './multipart.ts';
import type { LinkRequest } from './open-link.ts';
import { notATable } from './upload.texts.ts';

/** Beginning of a zip archive, which a workbook is, and of an old or encrypted workbook, which the service tells apart. */
const ARCHIVES = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const PDF = Buffer.from('%PDF-');

const startsWith = (content: Buffer, beginning: Buffer): boolean =>
  content.subarray(0, beginning.length).equals(beginning);

/** Tells if content can be that of a table: a workbook, or text. @param beginning of the content */
const mayBeTable = (beginning: Buffer): boolean =>
  ARCHIVES.some((archive) => startsWith(beginning, archive)) || !(startsWith(beginning, PDF) || beginning.includes(0));

/** A refusal that the person can mend. */
export class UploadRefusal extends Error {}

/** A request with the content of a file. */
export interface UploadRequest extends LinkRequest {
  Body: Readable;
}

/** Milliseconds for a whole file: 10 MB at 300 kbit/s. */
const UPLOAD_TIMEOUT = 5 * 60 * 1000;
/** Milliseconds in which a piece must come from the person and be taken by the service. */
const STALLED = 60_000;

/** What is left of a body, without ending it when nobody reads on: its connection has an answer to carry. */
const rest = (body: Readable): AsyncIterableIterator<Buffer> => body.iterator({ destroyOnReturn: false });

/** The file, once its beginning is known to be that of a table. @throws UploadRefusal */
const checkedContent = async (
  body: Readable,
  { moved, sent }: { readonly moved: () => void; readonly sent: () => void },
): Promise<AsyncIterable<Buffer>> => {
  const pieces = rest(body);
  const first = await pieces.next();
  if (first.done !== true && !mayBeTable(first.value)) {
    await pieces.return?.();
    throw new UploadRefusal(notATable);
  }
  async function* content() {
    try {
      for (let piece = first; piece.done !== true; piece = await pieces.next()) {
        moved();
        yield piece.value;
      }
      sent();
    } finally {
      await pieces.return?.();
    }
  }
  return content();
};

/** Reads to its end what nobody wants any more: a browser hears an answer only after it has sent everything. */
export const readToEnd = async ({ raw }: FastifyRequest): Promise<void> => {
  const pieces = rest(raw);
  try {
    while ((await pieces.next()).done !== true);
  } catch {
    // the person is gone
  }
};

/**
 * Sends the content of a request to its service as it comes. Ends with the person's connection, after five minutes, and
 * after a minute without a piece. @throws UploadRefusal, UpstreamError
 */
export const sendBody = async (
  { raw, body }: FastifyRequest<UploadRequest>,
  { service, address, fields, fileName, size }: PreparedUpload,
  transport: Pick<RestTransport, 'files'>,
): Promise<object> => {
  const gone = new AbortController();
  const leave = () => gone.abort();
  raw.once('error', leave);
  raw.socket.once('close', leave);
  const late = setTimeout(leave, UPLOAD_TIMEOUT);
  const stalled = setTimeout(leave, STALLED);
  const progress = { isSent: false };
  try {
    const content = await checkedContent(body, {
      moved: () => void stalled.refresh(),
      sent: () => {
        progress.isSent = true;
        clearTimeout(stalled); // the service reads it all before it answers
      },
    });
    return await transport.files(service).send(address, multipartOf({ fields, fileName, size, content }), gone.signal);
  } catch (error) {
    // what the service does not have whole it cannot have acted on
    const isUnknown = progress.isSent && error instanceof UpstreamError && !isRefusal(error);
    throw isUnknown ? withUnknownOutcome(error) : error;
  } finally {
    clearTimeout(late);
    clearTimeout(stalled);
    raw.socket.off('close', leave);
  }
};
