import type { Service } from '../../shared/service.ts';
import { withdrawExamples } from './withdraw.examples.ts';
import { withdrawRoutes } from './withdraw.routes.ts';
import { seedWithdraws } from './withdraw.seed.ts';
import { withdraws } from './withdraw.table.ts';

/** Declaration of the withdraw service: withdrawals that a person transfers with files for the bank. */
export const withdrawService: Service = {
  name: 'withdraw',
  tables: [withdraws],
  routes: withdrawRoutes,
  seed: seedWithdraws,
  examples: withdrawExamples,
};

export { aWithdraw } from './withdraw.builder.ts';
export { withdraws } from './withdraw.table.ts';
