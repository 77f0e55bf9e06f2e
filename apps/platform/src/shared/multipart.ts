import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** File of a multipart body. Its JSON form has its name and digest, but not its content. */
export interface BodyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string;
  readonly toJSON: () => object;
}

/** Multipart body with its fields and one file. */
export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: BodyFile | undefined;
}

const fileOf = (name: string, bytes: Uint8Array): BodyFile => {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { name, bytes, digest, toJSON: () => ({ name, digest }) };
};

/** Parses a body with `Busboy`. Any body that is not multipart is refused. */
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

/** Accepts multipart bodies with one file in the routes of a service. */
export function takeMultipart(app: FastifyInstance, mostBytes: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { bodyLimit: 2 * mostBytes },
    async (request: FastifyRequest, content: Readable) =>
      parse(content, { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }, mostBytes),
  );
}
