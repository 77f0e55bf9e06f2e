import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { reportActions } from './software-provider.actions.ts';
import { reportMutations } from './software-provider.mutations.ts';
import { reportFilters, reportSorts } from './software-provider.search.ts';

/** Reports for software providers, and their files. */
export const reportResolvers: Resolvers = {
  Query: {
    softwareProviderReports: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.softwareProvider.list({ filters: reportFilters(filter), sorts: reportSorts(sorts), ...pageOf(page) }),
    softwareProviderReport: (_root, { id }, { sources }) => sources.softwareProvider.byId(id),
  },
  Mutation: reportMutations,
  SoftwareProviderReport: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    availableActions: (report, { names }, { asker }) => reportActions.available(report, asker(), names),
  },
};
