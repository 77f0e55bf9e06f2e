import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { withdrawalMutations } from './withdrawal.mutations.ts';
import { withdrawalSearch } from './withdrawal.search.ts';

/** Resolvers of withdrawals, which people authorize. */
export const withdrawalResolvers: Resolvers = {
  Query: {
    withdrawals: listBy(withdrawalSearch, ({ withdrawal }) => withdrawal.list),
    withdrawal: (_root, { id }, { sources }) => sources.withdrawal.byId(id),
    withdrawalSelection: selectBy(withdrawalSearch, ({ withdrawal }) => withdrawal.list, {
      amountOf: ({ amount }) => amount,
      plural: 'retiros',
    }),
    withdrawalSum: sumBy(
      withdrawalSearch,
      'withdrawal',
      ({ withdrawal }) => withdrawal.list,
      ({ amount }) => amount,
    ),
  },
  Mutation: withdrawalMutations,
  Withdrawal: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
