import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { reportMutations } from './software-provider.mutations.ts';
import { reportSearch } from './software-provider.search.ts';

/** Reports for software providers, and their files. */
export const reportResolvers: Resolvers = {
  Query: {
    softwareProviderReports: listBy(reportSearch, ({ softwareProvider }) => softwareProvider.list),
    softwareProviderReport: (_root, { id }, { sources }) => sources.softwareProvider.byId(id),
  },
  Mutation: reportMutations,
  SoftwareProviderReport: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
