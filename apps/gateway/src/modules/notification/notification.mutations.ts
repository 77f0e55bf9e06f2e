import type { MutationResolvers } from '../resolvers.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { notificationActions } from './notification.actions.ts';

const mutation = versioned({
  area: 'notification',
  read: ({ notification }, id) => notification.byId(id),
  actions: notificationActions,
  payload: ({ entity, error }) => ({ notification: entity, error }),
});

/** Mutations of notifications (A182, GAP-15). */
export const notificationMutations = {
  resendNotification: mutation('resend', noBody, ({ notification }) => notification.resend),
} satisfies MutationResolvers;
