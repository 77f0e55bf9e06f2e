import { hexId } from '../desk.ts';
import { anExport } from '../index.ts';
import type { Calls } from './call.ts';

export const exportCalls: Calls = (platform) => ({
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
  getExport: async () => {
    const id = hexId();
    await platform.addExport(anExport({ id, created_date: '2026-11-20T12:00:00.000Z' }));
    return { path: `/exportaciones/${id}` };
  },
  getExportFile: async () => ({ path: `/exportaciones/${(await platform.addExportFile(0)).id}/archivo` }),
});
