import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { gatewayBatchActions } from './lote.actions.ts';
import { batchMutations } from './lote.mutations.ts';
import { batchFilters, batchSorts } from './lote.search.ts';

/** Batches of service payments, and the conciliation of those of gateways. */
export const batchResolvers: Resolvers = {
  Query: {
    transactionBatches: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.lote.transactionBatches({ filters: batchFilters(filter), sorts: batchSorts(sorts), ...pageOf(page) }),
    gatewayBatches: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.lote.gatewayBatches({ filters: batchFilters(filter), sorts: batchSorts(sorts), ...pageOf(page) }),
    gatewayBatch: (_root, { id }, { sources }) => sources.lote.gatewayBatch(id),
  },
  Mutation: batchMutations,
  GatewayBatch: {
    availableActions: (batch, { names }, { asker }) => gatewayBatchActions.available(batch, asker(), names),
  },
};
