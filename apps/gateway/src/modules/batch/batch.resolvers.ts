import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { selectAll } from '../selection.ts';
import { batchActions } from './batch.actions.ts';
import { batchMutations } from './batch.mutations.ts';
import { batchFilters, batchSorts } from './batch.search.ts';

/** Batches of withdrawals, and their files. */
export const batchResolvers: Resolvers = {
  Query: {
    batches: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.batch.list({ filters: batchFilters(filter), sorts: batchSorts(sorts), ...pageOf(page) }),
    batch: (_root, { id }, { sources }) => sources.batch.byId(id),
    batchSelection: (_root, { filter, except, expectedSize }, { sources }) =>
      selectAll(
        {
          list: sources.batch.list,
          sorts: batchSorts(null),
          amountOf: ({ balance }) => balance,
          plural: 'lotes',
        },
        { filters: batchFilters(filter), except, expectedSize },
      ),
  },
  Mutation: batchMutations,
  Batch: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    availableActions: (batch, { names }, { asker }) => batchActions.available(batch, asker(), names),
  },
  Payment: {
    withdrawalBatch: ({ withdrawalBatchId }, _args, { sources }) =>
      withdrawalBatchId ? sources.batch.load(withdrawalBatchId) : null,
  },
};
