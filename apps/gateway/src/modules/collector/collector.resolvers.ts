import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { collectorFilters, collectorSorts } from './collector.search.ts';

/** Collectors. */
export const collectorResolvers = {
  Query: {
    collectors: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.collector.list({ filters: collectorFilters(filter), sorts: collectorSorts(sorts), ...pageOf(page) }),
    collector: (_root, { id }, { sources }) => sources.collector.byId(id),
    collectorBySignature: (_root, { signature }, { sources }) => sources.collector.bySignature(signature),
  },
} satisfies Resolvers;
