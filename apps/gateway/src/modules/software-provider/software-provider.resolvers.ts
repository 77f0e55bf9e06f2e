import type { Resolvers } from '../resolvers.generated.ts';
import { searchText } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import { anyValue, either } from '../../module-kit/list/extended-filters.ts';
import { everyWord } from '../../module-kit/list/free-text.ts';
import { listBy } from '../../module-kit/list/search.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { reportMutations } from './software-provider.mutations.ts';
import { reportSearch, searchedFields } from './software-provider.search.ts';

/** Maximum collectors of one name search. */
const mostNamed = 50;

/**
 * Conditions of a search for words: a report has each word itself, or its collector's name has all of them.
 * The service of reports knows no names of collectors. Returns undefined, so that names are not searched, without a
 * text, for a text with a digit, when no collector has the name, and when the collector service fails.
 */
const textOrName = async (
  search: string | null | undefined,
  { sources }: Pick<GatewayContext, 'sources'>,
): Promise<readonly Filter[] | undefined> => {
  const typed = checked('filter.search', searchText, search ?? '');
  if (!typed || /\d/.test(typed)) return undefined;
  const filters = everyWord('name', typed);
  const named = await sources.collector.list({ filters, page: 1, limit: mostNamed }).then(
    ({ rows }) => rows.map(({ id }) => id),
    () => [],
  );
  if (named.length === 0) return undefined;
  const ofNamed = anyValue('collector_id', named);
  return everyWord(searchedFields, typed).map((word) => either(word, ofNamed));
};

const reports = listBy(
  reportSearch,
  ({ softwareProvider }) => softwareProvider.list,
  (conditions: readonly Filter[]) => conditions,
);

/** Resolvers of reports for software providers, with their files. */
export const reportResolvers: Resolvers = {
  Query: {
    softwareProviderReports: async (_root, args, context) => {
      const conditions = await textOrName(args.filter?.search, context);
      return reports(
        conditions ?? [],
        conditions ? { ...args, filter: { ...args.filter, search: null } } : args,
        context,
      );
    },
    softwareProviderReport: (_root, { id }, { sources }) => sources.softwareProvider.byId(id),
  },
  Mutation: reportMutations,
  SoftwareProviderReport: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
