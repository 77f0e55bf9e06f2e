import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { gatewayBatchActions } from './service-payment.actions.ts';
import { batchMutations } from './service-payment.mutations.ts';
import { batchFilters, batchSorts } from './service-payment.search.ts';

/** Batches of service payments, and the conciliation of those of gateways. */
export const batchResolvers: Resolvers = {
  Query: {
    transactionBatches: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.servicePayment.transactionBatches({
        filters: batchFilters(filter),
        sorts: batchSorts(sorts),
        ...pageOf(page),
      }),
    gatewayBatches: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.servicePayment.gatewayBatches({
        filters: batchFilters(filter),
        sorts: batchSorts(sorts),
        ...pageOf(page),
      }),
    gatewayBatch: (_root, { id }, { sources }) => sources.servicePayment.gatewayBatch(id),
  },
  Mutation: batchMutations,
  GatewayBatch: {
    availableActions: (batch, { names }, { asker }) => gatewayBatchActions.available(batch, asker(), names),
  },
};
