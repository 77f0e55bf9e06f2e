import type { Service } from '../../shared/service.ts';
import { distributionExamples } from './distribution.examples.ts';
import { distributionRoutes } from './distribution.routes.ts';
import { seedDistributions } from './distribution.seed.ts';
import { distributionDetails, distributions } from './distribution.table.ts';

/** Declaration of the distribution service. */
export const distributionService: Service = {
  name: 'distribution',
  tables: [distributions, distributionDetails],
  routes: distributionRoutes,
  seed: seedDistributions,
  examples: distributionExamples,
};

export { aDistribution, aDistributionDetail } from './distribution.builder.ts';
export { distributionDetails, distributions } from './distribution.table.ts';
