import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { withdrawActions } from './withdraw.actions.ts';
import { withdrawMutations } from './withdraw.mutations.ts';
import { withdrawFilters, withdrawSorts } from './withdraw.search.ts';

/** Withdraws that somebody transfers with the files for the bank. */
export const withdrawResolvers: Resolvers = {
  Query: {
    withdraws: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.withdraw.list({ filters: withdrawFilters(filter), sorts: withdrawSorts(sorts), ...pageOf(page) }),
    withdraw: (_root, { id }, { sources }) => sources.withdraw.byId(id),
    withdrawSelection: (_root, { filter, except, expectedSize }, { sources }) =>
      selectAll(
        {
          list: sources.withdraw.list,
          sorts: withdrawSorts(null),
          amountOf: ({ amount }) => amount,
          plural: 'retiros',
        },
        { filters: withdrawFilters(filter), except, expectedSize },
      ),
  },
  Mutation: withdrawMutations,
  Withdraw: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    availableActions: (withdraw, { names }, { asker }) => withdrawActions.available(withdraw, asker(), names),
  },
};
