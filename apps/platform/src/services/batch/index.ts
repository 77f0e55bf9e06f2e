import type { Service } from '../../shared/service.ts';
import { batchExamples } from './batch.examples.ts';
import { batchRoutes } from './batch.routes.ts';
import { seedBatches } from './batch.seed.ts';
import { withdrawalBatches } from './batch.table.ts';

/** Declaration of the batch service. */
export const batchService: Service = {
  name: 'batch',
  tables: [withdrawalBatches],
  routes: batchRoutes,
  seed: seedBatches,
  examples: batchExamples,
};

export { aBatch } from './batch.builder.ts';
export { withdrawalBatches } from './batch.table.ts';
