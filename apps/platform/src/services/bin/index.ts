import type { Service } from '../../shared/service.ts';
import { binExamples } from './bin.examples.ts';
import { binRoutes } from './bin.routes.ts';
import { seedBins } from './bin.seed.ts';
import { binLookups, bins } from './bin.table.ts';

/** Declaration of the BIN service. */
export const binService: Service = {
  name: 'bin',
  tables: [bins, binLookups],
  routes: binRoutes,
  seed: seedBins,
  examples: binExamples,
};

export { aBin } from './bin.builder.ts';
export { bins } from './bin.table.ts';
