import type { Service } from '../../shared/service.ts';
import { providerReportExamples } from './provider-report.examples.ts';
import { providerReportRoutes } from './provider-report.routes.ts';
import { seedProviderReports } from './provider-report.seed.ts';
import { providerReports } from './provider-report.table.ts';

/** Declaration of the software provider service: reports of the payments of collectors. */
export const softwareProviderService: Service = {
  name: 'software-provider',
  tables: [providerReports],
  routes: providerReportRoutes,
  seed: seedProviderReports,
  examples: providerReportExamples,
};

export { aProviderReport } from './provider-report.builder.ts';
export { providerReports } from './provider-report.table.ts';
