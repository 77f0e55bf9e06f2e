import type { ClientFor } from '../../rest/rest-client.ts';
import { entityOf } from '../../module-kit/source/entity-of.ts';
import { exportFrom } from './export.mappers.ts';

/** Creates the source of the export service (API-48 to API-50, GAP-31). */
export const createExportSource = (client: ClientFor<'export'>) => {
  const exports = entityOf(client, exportFrom);
  return {
    list: exports.list('/exportaciones'),
    byId: exports.find('/exportaciones/{id}'),
    create: exports.create('/exportaciones'),
    /** Returns the address of the file of an export. */
    fileOf: (id: string) => client.fileAt('/exportaciones/{id}/archivo', { path: { id } }),
  };
};
