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

/**
 * Quotes a name as browsers do (WHATWG HTML, multipart/form-data). Quotes and line breaks are escaped, so that it
 * cannot end the header.
 */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

/** Creates the body of a multipart request with a file. Its length is known before the content is read (B298). */
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
