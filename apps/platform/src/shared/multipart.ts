import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** A file that came in a multipart body. As JSON it is its digest: the body may be compared, never shown. */
export interface BodyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string;
  readonly toJSON: () => object;
}

/** A multipart body: its fields, and its one file. */
export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: BodyFile | undefined;
}

const fileOf = (name: string, bytes: Uint8Array): BodyFile => {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { name, bytes, digest, toJSON: () => ({ name, digest }) };
};

/** A parser of the body that `Busboy` reads; what is no multipart body is refused. */
function parse(content: Readable, headers: BusboyHeaders, mostBytes: number): Promise<MultipartBody> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const files: { readonly name: string; readonly pieces: Buffer[] }[] = [];
    let tooLarge = false;
    const parser = new Busboy({ headers, limits: { fileSize: mostBytes, files: 1, fields: 20, fieldSize: 64 * 1024 } });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (_field, stream, name) => {
      const pieces: Buffer[] = [];
      files.push({ name, pieces });
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('limit', () => {
        tooLarge = true;
      });
    });
    parser.on('error', () => reject(new Problem(400, 'malformed_request', 'The body is no multipart body.')));
    parser.on('finish', () => {
      const [file] = files;
      if (tooLarge) reject(new Problem(422, 'file_too_large', `A file has at most ${mostBytes} bytes.`));
      else resolve({ fields, file: file && fileOf(file.name, Buffer.concat(file.pieces)) });
    });
    content.on('error', reject);
    content.pipe(parser);
  });
}

/** Lets the routes of a service take multipart bodies with one file. */
export function takeMultipart(app: FastifyInstance, mostBytes: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { bodyLimit: 2 * mostBytes },
    async (request: FastifyRequest, content: Readable) =>
      parse(content, { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }, mostBytes),
  );
}
