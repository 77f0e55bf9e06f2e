import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { withdrawMutations } from './withdraw.mutations.ts';
import { withdrawSearch } from './withdraw.search.ts';

/** Withdraws that somebody transfers with the files for the bank. */
export const withdrawResolvers: Resolvers = {
  Query: {
    withdraws: listBy(withdrawSearch, ({ withdraw }) => withdraw.list),
    withdraw: (_root, { id }, { sources }) => sources.withdraw.byId(id),
    withdrawSelection: selectBy(withdrawSearch, ({ withdraw }) => withdraw.list, {
      amountOf: ({ amount }) => amount,
      plural: 'retiros',
    }),
  },
  Mutation: withdrawMutations,
  Withdraw: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
