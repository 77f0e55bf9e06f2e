import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { withdrawMutations } from './withdraw.mutations.ts';
import { withdrawSearch } from './withdraw.search.ts';

/** Resolvers of withdraws, which people transfer with files for the bank. */
export const withdrawResolvers: Resolvers = {
  Query: {
    withdraws: listBy(withdrawSearch, ({ withdraw }) => withdraw.list),
    withdraw: (_root, { id }, { sources }) => sources.withdraw.byId(id),
    withdrawSelection: selectBy(withdrawSearch, ({ withdraw }) => withdraw.list, {
      amountOf: ({ amount }) => amount,
      plural: 'retiros',
    }),
    withdrawSum: sumBy(
      withdrawSearch,
      'withdraw',
      ({ withdraw }) => withdraw.list,
      ({ amount }) => amount,
    ),
  },
  Mutation: withdrawMutations,
  Withdraw: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
};
