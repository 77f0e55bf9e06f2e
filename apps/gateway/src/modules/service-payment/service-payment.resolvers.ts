import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { batchMutations } from './service-payment.mutations.ts';
import { batchSearch } from './service-payment.search.ts';

/** Resolvers of the batches of service payments, and the conciliation of gateway batches. */
export const batchResolvers: Resolvers = {
  Query: {
    transactionBatches: listBy(batchSearch, ({ servicePayment }) => servicePayment.transactionBatches),
    gatewayBatches: listBy(batchSearch, ({ servicePayment }) => servicePayment.gatewayBatches),
    gatewayBatch: (_root, { id }, { sources }) => sources.servicePayment.gatewayBatch(id),
  },
  Mutation: batchMutations,
};
