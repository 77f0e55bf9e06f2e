import type { Service } from '../../shared/service.ts';
import { exportExamples } from './export.examples.ts';
import { exportRoutes } from './export.routes.ts';
import { seedExports } from './export.seed.ts';
import { exports } from './export.table.ts';

/** Declaration of the export service. */
export const exportService: Service = {
  name: 'export',
  tables: [exports],
  routes: exportRoutes,
  seed: seedExports,
  examples: exportExamples,
};

export { anExport } from './export.builder.ts';
export { exports } from './export.table.ts';
