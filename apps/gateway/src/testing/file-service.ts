import type { ServerResponse } from 'node:http';
import { startServer, type TestServer } from './start-server.ts';

/** An export service with one finished export, whose file does what a test wants. */
export interface FileService extends TestServer {
  /** Bytes that were handed to the connection. */
  readonly sent: () => number;
  /** Headers of the last request for the file. */
  readonly requested: () => Readonly<Record<string, string | string[] | undefined>>;
  /** Sets the answer for the file from now on; the whole content without it. */
  readonly answerFile: (answer?: (response: ServerResponse) => void) => void;
}

/** The export that the service knows. */
const finished = {
  id: 'e1',
  type: 'payments',
  format: 'csv',
  status: 'finished',
  records: 1,
  processed_records: 1,
  created_date: '2026-11-20T12:00:00.000Z',
  updated_date: '2026-11-20T12:00:10.000Z',
  requested_by: 'operador',
  filter: '',
  columns: ['id'],
  file_name: 'pagos 2026-11-20 \u202e"ñandú"\u202c\u0000.csv',
  file_size: null,
  error_detail: null,
};

/** Starts it. @param content of the file, which can be requested in parts */
export const startFileService = async (content: Buffer): Promise<FileService> => {
  let sent = 0;
  let requested: Readonly<Record<string, string | string[] | undefined>> = {};
  let special: ((response: ServerResponse) => void) | undefined;
  const server = await startServer((request, response) => {
    if (request.url !== '/exportaciones/e1/archivo') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(finished));
      return;
    }
    requested = request.headers;
    const write = response.write.bind(response);
    Object.assign(response, {
      write: (piece: Buffer) => {
        sent += piece.length;
        return write(piece);
      },
    });
    if (special) {
      special(response);
      return;
    }
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const part = content.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': part.length,
      etag: '"v1"',
      'x-internal': 'stays here',
      ...(from > 0 ? { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` } : {}),
    });
    response.end(part);
  });
  return {
    ...server,
    sent: () => sent,
    requested: () => requested,
    answerFile: (answer) => {
      special = answer;
    },
  };
};
