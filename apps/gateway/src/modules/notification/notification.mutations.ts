import type { ChangeErrorParent } from '../../changes/change-error.ts';
import type { ChangeKeys } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody } from '../change-bodies.ts';
import { createChanging } from '../domain-changes.ts';
import { notificationActions } from './notification.actions.ts';
import type { NotificationParent } from './notification.mappers.ts';

type NotificationChanged = Changed<NotificationParent, null>;

/** What the resolvers of `NotificationPayload` get. */
export interface NotificationPayloadParent {
  readonly notification: NotificationParent | null;
  readonly error: ChangeErrorParent | null;
}

/** The keys of the changes of notifications. */
export type NotificationChangeKeys = ChangeKeys<NotificationChanged>;

const changing = createChanging({
  keys: ({ notification }) => notification,
  read: ({ notification }, id) => notification.byId(id),
  actions: notificationActions,
  fieldNames: {},
  nothing: null,
  payload: ({ entity, error }: NotificationChanged): NotificationPayloadParent => ({ notification: entity, error }),
});

/** The mutations of a notification (A182, GAP-15). */
export const notificationMutations = {
  resendNotification: changing('resendNotification', 'resend', noBody, ({ notification }) => notification.resend),
} satisfies MutationResolvers;
