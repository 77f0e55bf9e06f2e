import { largestPage } from '@backoffice/validators';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { emailFilter, pageOf } from '../list-arguments.ts';
import { payerMutations } from './payer.mutations.ts';
import { payerFilters, payerSorts, referenceFilters, referenceSorts } from './payer.search.ts';

/** Payers, and the references under which collectors know them. */
export const payerResolvers: Resolvers = {
  Query: {
    payers: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.payer.list({ filters: payerFilters(filter), sorts: payerSorts(sorts), ...pageOf(page) }),
    payer: (_root, { id }, { sources }) => sources.payer.load(id),
    payerReferences: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.payer.references({
        filters: referenceFilters(filter),
        sorts: referenceSorts(sorts),
        ...pageOf(page),
      }),
  },
  Mutation: payerMutations,
  Payer: {
    references: async ({ email }, _args, { sources }) => {
      if (!email) return [];
      const filters = [emailFilter('email', email)];
      return (await sources.payer.references({ filters, sorts: referenceSorts(null), page: 1, limit: largestPage }))
        .rows;
    },
  },
  PayerReference: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
