import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { selectBy } from '../../module-kit/list/selection.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { batchMutations } from './batch.mutations.ts';
import { batchSearch } from './batch.search.ts';

/** Resolvers of withdrawal batches, and of links to their files. */
export const batchResolvers: Resolvers = {
  Query: {
    batches: listBy(batchSearch, ({ batch }) => batch.list),
    batch: (_root, { id }, { sources }) => sources.batch.byId(id),
    batchSelection: selectBy(batchSearch, ({ batch }) => batch.list, {
      amountOf: ({ balance }) => balance,
      plural: 'lotes',
    }),
    batchSum: sumBy(
      batchSearch,
      'batch',
      ({ batch }) => batch.list,
      ({ balance }) => balance,
    ),
  },
  Mutation: batchMutations,
  Batch: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
  },
  Payment: {
    withdrawalBatch: ({ withdrawalBatchId }, _args, { sources }) =>
      withdrawalBatchId ? sources.batch.load(withdrawalBatchId) : null,
  },
};
