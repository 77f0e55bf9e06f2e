import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { payerFilters, payerSorts } from './payer.search.ts';

/** Payers. */
export const payerResolvers = {
  Query: {
    payers: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.payer.list({ filters: payerFilters(filter), sorts: payerSorts(sorts), ...pageOf(page) }),
    payer: (_root, { id }, { loaders }) => loaders.payerById.load(id),
  },
} satisfies Resolvers;
