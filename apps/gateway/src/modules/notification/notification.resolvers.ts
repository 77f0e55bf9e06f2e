import type { Resolvers } from '../resolvers.generated.ts';
import { notificationMutations } from './notification.mutations.ts';

/** Resolvers of notifications and their delivery. */
export const notificationResolvers: Resolvers = {
  Query: { notification: (_root, { id }, { sources }) => sources.notification.byId(id) },
  Mutation: notificationMutations,
  PayerNotification: {
    notification: ({ notificationId }, _args, { sources }) => sources.notification.load(notificationId),
  },
  Notification: {
    collector: ({ collectorId }, _args, { sources }) => (collectorId ? sources.collector.load(collectorId) : null),
  },
};
