import type { Service } from '../../shared/service.ts';
import { converterExamples } from './converter.examples.ts';
import { converterRoutes } from './converter.routes.ts';
import { seedConfigurations } from './converter.seed.ts';
import { converterConfigurations } from './converter.table.ts';

/** Declaration of the converter service. */
export const converterService: Service = {
  name: 'converter',
  tables: [converterConfigurations],
  routes: converterRoutes,
  seed: seedConfigurations,
  examples: converterExamples,
};
