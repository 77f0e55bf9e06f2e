import type { Service } from '../../shared/service.ts';
import { importExamples } from './import.examples.ts';
import { importRoutes } from './import.routes.ts';
import { seedImports } from './import.seed.ts';
import { imports, importRows } from './import.table.ts';

/** Declaration of the import service. */
export const importService: Service = {
  name: 'import',
  tables: [imports, importRows],
  routes: importRoutes,
  seed: seedImports,
  examples: importExamples,
};

export { anImport, anImportRow } from './import.builder.ts';
export { imports, importRows } from './import.table.ts';
