import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { servicePaymentMutations } from './service-payment.mutations.ts';
import { servicePaymentSearch } from './service-payment.search.ts';

/** Resolvers of the batches of service payments, and the conciliation of gateway batches. */
export const servicePaymentResolvers: Resolvers = {
  Query: {
    transactionBatches: listBy(servicePaymentSearch, ({ servicePayment }) => servicePayment.transactionBatches),
    gatewayBatches: listBy(servicePaymentSearch, ({ servicePayment }) => servicePayment.gatewayBatches),
    gatewayBatch: (_root, { id }, { sources }) => sources.servicePayment.gatewayBatch(id),
  },
  Mutation: servicePaymentMutations,
};
