import type { ServerResponse } from 'node:http';
import { startServer, type TestServer } from './start-server.ts';

/** Stub of the export service with one finished export. A test sets the answer for its file. */
export interface FileService extends TestServer {
  /** Returns the bytes that were written to the connection. */
  readonly sentBytes: () => number;
  /** Returns the headers of the last request for the file. */
  readonly requested: () => Readonly<Record<string, string | string[] | undefined>>;
  /** Sets the answer for the file. Without an argument, the whole content is sent again. */
  readonly answerFile: (answer?: (response: ServerResponse) => void) => void;
}

/** Export that the stub returns for every request but the one for its file. */
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

/**
 * Starts the stub.
 * @param content content of the file; a request for one range is supported, also to the end
 */
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
    const [range, from = '0', to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part = content.subarray(Number(from), to ? Number(to) + 1 : undefined);
    response.writeHead(range === undefined ? 200 : 206, {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': part.length,
      etag: '"v1"',
      'x-internal': 'stays here',
      ...(range !== undefined && {
        'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${content.length}`,
      }),
    });
    response.end(part);
  });
  return {
    ...server,
    sentBytes: () => sent,
    requested: () => requested,
    answerFile: (answer) => {
      special = answer;
    },
  };
};
