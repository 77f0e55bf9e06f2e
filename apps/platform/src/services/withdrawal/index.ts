import type { Service } from '../../shared/service.ts';
import { withdrawalExamples } from './withdrawal.examples.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';
import { seedWithdrawals } from './withdrawal.seed.ts';
import { withdrawals } from './withdrawal.table.ts';

/** Declaration of the withdrawal service: a person authorizes a withdrawal, then the bank transfers it by itself. */
export const withdrawalService: Service = {
  name: 'withdrawal',
  tables: [withdrawals],
  routes: withdrawalRoutes,
  seed: seedWithdrawals,
  examples: withdrawalExamples,
};

export { aWithdrawal } from './withdrawal.builder.ts';
export { withdrawals } from './withdrawal.table.ts';
