import type { ExportRequest } from '@backoffice/contracts/export';
import type { OnceHeaders } from '../../changes/perform-once.ts';
import { nullWhenNotFound } from '../../errors/upstream-error.ts';
import type { ClientFor, FileAddress, ListQuery, Page } from '../../rest/rest-client.ts';
import { mapResponse, readPage } from '../map-response.ts';
import { exportFrom, type ExportParent } from './export.mappers.ts';

/** The export service (API-48 to API-50, GAP-31). */
export interface ExportSource {
  readonly list: (query: ListQuery) => Promise<Page<ExportParent>>;
  /** Null when there is no such export. */
  readonly byId: (id: string) => Promise<ExportParent | null>;
  readonly create: (body: ExportRequest, once: OnceHeaders) => Promise<ExportParent>;
  /** Where its file is. */
  readonly fileOf: (id: string) => FileAddress | undefined;
}

const readExport = mapResponse('export', exportFrom);

export const createExportSource = (client: ClientFor<'export'>): ExportSource => ({
  list: async (query) => readPage(await client.list('/exportaciones', query), readExport),
  byId: async (id) => {
    const found = await nullWhenNotFound(client.get('/exportaciones/{id}', { path: { id } }));
    return found && readExport(found);
  },
  create: async (body, once) => readExport(await client.post('/exportaciones', { body, ...once })),
  fileOf: (id) => client.fileAt('/exportaciones/{id}/archivo', { path: { id } }),
});
