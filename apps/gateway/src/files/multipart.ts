import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

/** Parts of a multipart request: its fields first, the file last. */
export interface MultipartOptions {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  /** Bytes of the file, as the client declared them. */
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
}

/** As browsers write names (WHATWG HTML, multipart/form-data): what could end the header is not in it. */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

/** A file as the body of a multipart request, of a length that is known before its content is (B298). */
export const multipartOf = ({ fields, fileName, size, content }: MultipartOptions) => {
  const boundary = randomBytes(24).toString('hex');
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}\r\n\r\n${value}\r\n`,
  );
  const before = Buffer.from(
    `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=${quoted(fileName)}\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  );
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  async function* pieces() {
    yield before;
    yield* content;
    yield after;
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: before.length + size + after.length,
    body: Readable.from(pieces(), { objectMode: false }),
  };
};
