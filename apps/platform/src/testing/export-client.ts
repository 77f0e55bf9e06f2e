import { setTimeout as pause } from 'node:timers/promises';
import type { Export, ExportPage, ExportRequest } from '@backoffice/contracts/export';
import type { ProblemBody } from '../shared/problem.ts';
import { type Answer, callsTo, listQuery } from './calls.ts';
import type { TestPlatform } from './index.ts';

interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Client of the export service, for its tests. */
export interface ExportClient {
  /** Requests an export, of all payments as csv by default. */
  readonly request: (given?: Partial<ExportRequest>, key?: string) => Promise<Answer<Export & ProblemBody>>;
  readonly read: (id: string) => Promise<Export>;
  readonly list: (query?: Parameters<typeof listQuery>[0]) => Promise<ExportPage>;
  /** The export as soon as this holds of it. */
  readonly until: (id: string, holds: (exported: Export) => boolean) => Promise<Export>;
  /** Requests an export and waits for its end. */
  readonly ended: (given?: Partial<ExportRequest>) => Promise<Export>;
  readonly file: (id: string, headers?: Readonly<Record<string, string>>) => Promise<FileAnswer>;
  /** Requests an export and reads the bytes of its file. */
  readonly written: (given?: Partial<ExportRequest>) => Promise<Uint8Array>;
}

export function createExportClient({ urls }: TestPlatform): ExportClient {
  const { get, post } = callsTo(urls.export);
  const read = async (id: string) => (await get<Export>(`/exportaciones/${id}`)).body;
  const request: ExportClient['request'] = (given, key) =>
    post(
      '/exportaciones',
      { type: 'payments', format: 'csv', filter: '', requested_by: 'operador', ...given },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const until: ExportClient['until'] = async (id, holds) => {
    for (let waits = 0; waits < 1_000; waits += 1) {
      const exported = await read(id);
      if (holds(exported)) return exported;
      await pause(10);
    }
    throw new Error(`The export stays ${JSON.stringify(await read(id))}.`);
  };
  const ended: ExportClient['ended'] = async (given) =>
    until((await request(given)).body.id, ({ status }) => status === 'finished' || status === 'error');
  const file: ExportClient['file'] = async (id, headers = {}) => {
    const answer = await fetch(`${urls.export}/exportaciones/${id}/archivo`, { headers });
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  return {
    request,
    read,
    until,
    ended,
    file,
    list: async (query = {}) => (await get<ExportPage>(`/exportaciones${listQuery(query)}`)).body,
    written: async (given) => (await file((await ended(given)).id)).bytes,
  };
}

/** The filter of an export, as the gateway writes it. */
export const filterOf = (
  filters: readonly { field: string; value: unknown; operation?: string }[],
  sorts: readonly { field: string; direction: string }[] = [],
): string =>
  new URLSearchParams({
    filters: JSON.stringify(filters.map((filter) => ({ operation: 'EQUAL', ...filter }))),
    sorts: JSON.stringify(sorts),
  }).toString();
