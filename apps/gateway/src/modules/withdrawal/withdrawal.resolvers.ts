import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { withdrawalMutations } from './withdrawal.mutations.ts';
import { withdrawalSearch } from './withdrawal.search.ts';

/** Withdrawals that somebody authorizes. */
export const withdrawalResolvers: Resolvers = {
  Query: {
    withdrawals: listBy(withdrawalSearch, ({ withdrawal }) => withdrawal.list),
    withdrawal: (_root, { id }, { sources }) => sources.withdrawal.byId(id),
    withdrawalSelection: selectBy(withdrawalSearch, ({ withdrawal }) => withdrawal.list, {
      amountOf: ({ amount }) => amount,
      plural: 'retiros',
    }),
  },
  Mutation: withdrawalMutations,
  Withdrawal: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
