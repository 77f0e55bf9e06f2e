import { open } from 'node:fs/promises';
import type { Export } from '@backoffice/contracts/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../../shared/problem.ts';
import { property } from '../../shared/property.ts';
import { formatOf } from './export.writing.ts';

/**
 * Sends a file from disk, or the requested range of it, so that a broken download can be resumed.
 * @throws Problem without the file, or for a range outside it
 */
export async function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { exported, path }: { readonly exported: Export; readonly path: string },
): Promise<FastifyReply> {
  const file = await open(path).catch((error: unknown) => {
    throw property(error, 'code') === 'ENOENT' ? notFound('export_file') : error;
  });
  const { size } = await file.stat();
  const etag = `"${exported.id}-${size}"`; // a finished file does not change
  const range = partOf(request, etag, size);
  reply.headers({ 'accept-ranges': 'bytes', etag });
  if (range === 'none') {
    await file.close();
    reply.header('content-range', `bytes */${size}`);
    throw new Problem(416, 'range_not_satisfiable', 'The file has no such range.');
  }
  if (range !== undefined) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const length = range === undefined ? size : range.end - range.start + 1;
  return reply
    .headers({ 'content-type': formatOf(exported).contentType, 'content-length': length })
    .send(file.createReadStream(range));
}

/** Positions of the first and last byte. */
interface Range {
  readonly start: number;
  readonly end: number;
}

function partOf({ headers }: FastifyRequest, etag: string, size: number): Range | 'none' | undefined {
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  return isOther ? undefined : rangeOf(headers.range ?? '', size);
}

/** Parses one range of RFC 9110. Any other header, including several ranges, gets the whole file. */
function rangeOf(header: string, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return last === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
