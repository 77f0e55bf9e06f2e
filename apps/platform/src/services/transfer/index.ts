import type { Service } from '../../shared/service.ts';
import { transferExamples } from './transfer.examples.ts';
import { transferRoutes } from './transfer.routes.ts';
import { seedTransfers } from './transfer.seed.ts';
import { transfers } from './transfer.table.ts';

/** Declaration of the transfer service. */
export const transferService: Service = {
  name: 'transfer',
  tables: [transfers],
  routes: transferRoutes,
  seed: seedTransfers,
  examples: transferExamples,
};

export { aTransfer } from './transfer.builder.ts';
export { transfers } from './transfer.table.ts';
