import type { Service } from '../../shared/service.ts';
import { collectorExamples } from './collector.examples.ts';
import { collectorRoutes } from './collector.routes.ts';
import { seedCollectors } from './collector.seed.ts';
import { collectorConfigurations, collectors, gateways, promotions } from './collector.table.ts';

export { collectors, gateways, promotions };

/** Declaration of the collector service: collectors, their configuration, promotions and gateways. */
export const collectorService: Service = {
  name: 'collector',
  tables: [collectorConfigurations, collectors, gateways, promotions],
  routes: collectorRoutes,
  seed: seedCollectors,
  examples: collectorExamples,
};
