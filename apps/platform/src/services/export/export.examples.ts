import { Readable } from 'node:stream';
import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { anExport } from './export.builder.ts';
import { createExportRepository } from './export.repository.ts';

/** Valid example request for each operation of the export service. */
export const exportExamples: Examples = ({ db, files }) => {
  const stored = async () => {
    const exported = anExport({ id: newId(), created_date: '2026-11-20T12:00:00.000Z', status: 'finished' });
    await files.write(exported, Readable.from([]));
    await createExportRepository(db).add(exported);
    return `/exportaciones/${exported.id}`;
  };
  return {
    listExports: () => ({ path: '/exportaciones?limit=100' }),
    createExport: () => ({
      path: '/exportaciones',
      body: {
        type: 'payments',
        format: 'json',
        filter: `filters=${encodeURIComponent('[{"field":"status","value":"approved","operation":"EQUAL"}]')}`,
        columns: ['id', 'status'],
        requested_by: 'operador',
      },
    }),
    getExport: async () => ({ path: await stored() }),
    getExportFile: async () => ({ path: `${await stored()}/archivo` }),
  };
};
