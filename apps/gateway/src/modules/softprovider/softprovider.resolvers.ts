import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { reportActions } from './softprovider.actions.ts';
import { reportMutations } from './softprovider.mutations.ts';
import { reportFilters, reportSorts } from './softprovider.search.ts';

/** Reports for software providers, and their files. */
export const reportResolvers: Resolvers = {
  Query: {
    softwareProviderReports: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.softprovider.list({ filters: reportFilters(filter), sorts: reportSorts(sorts), ...pageOf(page) }),
    softwareProviderReport: (_root, { id }, { sources }) => sources.softprovider.byId(id),
  },
  Mutation: reportMutations,
  SoftwareProviderReport: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    availableActions: (report, { names }, { asker }) => reportActions.available(report, asker(), names),
  },
};
