import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { withdrawalActions } from './withdrawal.actions.ts';
import { withdrawalMutations } from './withdrawal.mutations.ts';
import { withdrawalFilters, withdrawalSorts } from './withdrawal.search.ts';

/** Withdrawals that somebody authorizes. */
export const withdrawalResolvers: Resolvers = {
  Query: {
    withdrawals: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.withdrawal.list({ filters: withdrawalFilters(filter), sorts: withdrawalSorts(sorts), ...pageOf(page) }),
    withdrawal: (_root, { id }, { sources }) => sources.withdrawal.byId(id),
    withdrawalSelection: (_root, { filter, except, expectedSize }, { sources }) =>
      selectAll(
        {
          list: sources.withdrawal.list,
          sorts: withdrawalSorts(null),
          amountOf: ({ amount }) => amount,
          plural: 'retiros',
        },
        { filters: withdrawalFilters(filter), except, expectedSize },
      ),
  },
  Mutation: withdrawalMutations,
  Withdrawal: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    availableActions: (withdrawal, { names }, { asker }) => withdrawalActions.available(withdrawal, asker(), names),
  },
};
