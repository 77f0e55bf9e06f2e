import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { notificationActions } from './notification.actions.ts';
import type { NotificationParent } from './notification.mappers.ts';

type NotificationChanged = Changed<NotificationParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<NotificationChanged>('notification'),
  read: ({ notification }, id) => notification.byId(id),
  actions: notificationActions,
  fieldNames: {},
  nothing: null,
  payload: ({ entity, error }: NotificationChanged) => ({ notification: entity, error }),
});

/** The mutations of a notification (A182, GAP-15). */
export const notificationMutations = {
  resendNotification: mutation('resendNotification', 'resend', noBody, ({ notification }) => notification.resend),
} satisfies MutationResolvers;
