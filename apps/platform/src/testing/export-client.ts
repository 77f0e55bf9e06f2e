import type { Export, ExportPage, ExportRequest } from '@backoffice/contracts/export';
import type { ProblemBody } from '../shared/problem.ts';
import { callsTo, listQuery } from './calls.ts';
import { clientOf } from './client.ts';
import type { TestPlatform } from './index.ts';

interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

type Query = Parameters<typeof listQuery>[0];
type Wish = Partial<ExportRequest>;

export type ExportClient = ReturnType<typeof createExportClient>;

/** Creates a client of the export service for tests. */
export const createExportClient = ({ origin, urls }: TestPlatform) => {
  const { read, post } = callsTo(urls.export);
  const { now, until } = clientOf(origin).exports;
  /** Requests an export; by default, of all payments as CSV. */
  const request = (given: Wish = {}, key?: string) =>
    post<Export & ProblemBody>(
      '/exportaciones',
      { type: 'payments', format: 'csv', filter: '', requested_by: 'operador', ...given },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  /** Requests an export and waits until it ends. */
  const ended = async (given?: Wish) =>
    until((await request(given)).body.id, ({ status }) => status === 'finished' || status === 'error');
  const file = async (id: string, headers: Readonly<Record<string, string>> = {}): Promise<FileAnswer> => {
    const answer = await fetch(`${urls.export}/exportaciones/${id}/archivo`, { headers });
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  return {
    request,
    now,
    until,
    ended,
    file,
    list: (query: Query = {}) => read<ExportPage>(`/exportaciones${listQuery(query)}`),
    /** Requests an export and returns the bytes of its file. */
    written: async (given?: Wish) => (await file((await ended(given)).id)).bytes,
  };
};

/** Encodes the filter of an export as the gateway does. */
export const filterOf = (filters: NonNullable<Query['filters']>, sorts: NonNullable<Query['sorts']> = []): string =>
  listQuery({ filters, sorts }).slice('?'.length);
