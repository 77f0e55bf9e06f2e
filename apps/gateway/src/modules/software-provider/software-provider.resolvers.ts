import type { Resolvers } from '../resolvers.generated.ts';
import { searchText } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import { anyValue } from '../../module-kit/list/extended-filters.ts';
import { everyWord } from '../../module-kit/list/free-text.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { reportMutations } from './software-provider.mutations.ts';
import { reportSearch } from './software-provider.search.ts';

/** Collectors that are requested by one name at most. */
const mostNamed = 50;

/**
 * Signatures of the collectors whose name has the words of a search: people know a report by it, and its service does not.
 * None when the collector service fails: the reports that have the words themselves are found in any case.
 */
const collectorsNamed = async (
  search: string | null | undefined,
  { sources }: Pick<GatewayContext, 'sources'>,
): Promise<readonly string[]> => {
  const typed = checked('filter.search', searchText, search ?? '');
  if (!typed || /\d/.test(typed)) return [];
  const filters = everyWord('name', typed);
  return sources.collector.list({ filters, page: 1, limit: mostNamed }).then(
    ({ rows }) => rows.map(({ id }) => id),
    () => [],
  );
};

const reports = listBy(
  reportSearch,
  ({ softwareProvider }) => softwareProvider.list,
  (named: readonly string[]) => (named.length > 0 ? [anyValue('collector_id', named)] : []),
);

/** Reports for software providers, and their files. */
export const reportResolvers: Resolvers = {
  Query: {
    softwareProviderReports: async (_root, args, context) => {
      const named = await collectorsNamed(args.filter?.search, context);
      return reports(named, named.length > 0 ? { ...args, filter: { ...args.filter, search: null } } : args, context);
    },
    softwareProviderReport: (_root, { id }, { sources }) => sources.softwareProvider.byId(id),
  },
  Mutation: reportMutations,
  SoftwareProviderReport: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
