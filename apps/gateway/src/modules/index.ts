import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { scalars } from '../graphql/scalars.ts';
import { collectorResolvers } from './collector/collector.resolvers.ts';
import { exportResolvers } from './export/export.resolvers.ts';
import { payerResolvers } from './payer/payer.resolvers.ts';
import { paymentResolvers } from './payment/payment.resolvers.ts';
import { notificationResolvers } from './notification/notification.resolvers.ts';
import { subscriptionResolvers } from './subscription/subscription.resolvers.ts';
import { costOptionsOf } from './operation-cost.ts';
import { viewerResolvers } from './viewer/viewer.resolvers.ts';

export { createModuleChangeKeys, type ModuleChangeKeys } from './module-change-keys.ts';
export { createLoaders, type Loaders } from './loaders.ts';
export { createSharedCaches, type SharedCaches } from './shared-caches.ts';
export { isWorkedOut } from './shape.ts';
export { createSources, type Sources } from './sources.ts';

/** Every resolver of the gateway: its table of contents. */
export const resolvers: Resolvers = {
  ...scalars,
  ...collectorResolvers,
  ...exportResolvers,
  ...payerResolvers,
  ...notificationResolvers,
  ...paymentResolvers,
  ...subscriptionResolvers,
  ...viewerResolvers,
  ChangeError: { requestId: (_error, _args, { requestId }) => requestId },
  Query: {
    ...collectorResolvers.Query,
    ...exportResolvers.Query,
    ...payerResolvers.Query,
    ...notificationResolvers.Query,
    ...paymentResolvers.Query,
    ...subscriptionResolvers.Query,
    ...viewerResolvers.Query,
  },
  Mutation: {
    ...collectorResolvers.Mutation,
    ...exportResolvers.Mutation,
    ...notificationResolvers.Mutation,
    ...payerResolvers.Mutation,
    ...paymentResolvers.Mutation,
    ...subscriptionResolvers.Mutation,
  },
};

/** What operations are estimated by, before they run. */
export const costOptions = costOptionsOf(resolvers);
