import type { Service } from '../../shared/service.ts';
import { payerExamples } from './payer.examples.ts';
import { payerRoutes } from './payer.routes.ts';
import { seedPayers } from './payer.seed.ts';
import { payerReferences, payers } from './payer.table.ts';

export { payerReferences, payers };

/** Declaration of the payer service: payers and their references. */
export const payerService: Service = {
  name: 'payer',
  tables: [payerReferences, payers],
  routes: payerRoutes,
  seed: seedPayers,
  examples: payerExamples,
};
