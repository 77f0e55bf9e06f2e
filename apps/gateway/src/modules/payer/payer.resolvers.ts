import { largestPage } from '@backoffice/validators';
import type { Resolvers } from '../resolvers.generated.ts';
import { emailFilter } from '../../module-kit/list/list-arguments.ts';
import { listBy, sortsOf } from '../../module-kit/list/search.ts';
import { payerMutations } from './payer.mutations.ts';
import { payerSearch, referenceSearch } from './payer.search.ts';

/** Resolvers of payers and their references, under which collectors know them. */
export const payerResolvers: Resolvers = {
  Query: {
    payers: listBy(payerSearch, ({ payer }) => payer.list),
    payer: (_root, { id }, { sources }) => sources.payer.load(id),
    payerReference: (_root, { id }, { sources }) => sources.payer.referenceById(id),
    payerReferences: listBy(referenceSearch, ({ payer }) => payer.references),
  },
  Mutation: payerMutations,
  Payer: {
    references: async ({ email }, _args, { sources }) => {
      if (!email) return [];
      const query = { filters: [emailFilter('email', email)], sorts: sortsOf(referenceSearch) };
      return (await sources.payer.references({ ...query, page: 1, limit: largestPage })).rows;
    },
  },
  PayerReference: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
