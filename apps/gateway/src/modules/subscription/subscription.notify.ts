import { emailAddress } from '@backoffice/validators';
import type { ChangeErrorParent } from '../../changes/change-error.ts';
import type { ChangeKeys } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import { checked } from '../../errors/checked.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { createPerform } from '../domain-changes.ts';
import { subscriptionActions } from './subscription.actions.ts';
import type { SubscriptionParent } from './subscription.mappers.ts';

/** The identifier of what was sent. */
type Notified = Changed<SubscriptionParent, string>;

/** What the resolvers of `SendNotificationPayload` get. */
export interface SendNotificationPayloadParent {
  readonly notificationId: string | null;
  readonly subscription: SubscriptionParent | null;
  readonly error: ChangeErrorParent | null;
}

/** The keys of the notifications about subscriptions. */
export type NotifyKeys = ChangeKeys<Notified>;

const perform = createPerform<SubscriptionParent, string, 'sendNotification'>({
  keys: ({ subscriptionNotification }) => subscriptionNotification,
  read: ({ subscription }, id) => subscription.byId(id),
  actions: subscriptionActions,
  fieldNames: { to: 'to' },
});

/**
 * Sends an e-mail in the name of the collector, to the address that was typed, for the payer by name (A101). The rule and
 * the version are the subscription's; what is sent is another service's.
 */
export const notifyMutations = {
  sendNotification: async (_root, args, context): Promise<SendNotificationPayloadParent> => {
    const { subscription: subscriptions, notification: notifications } = context.sources;
    const { entity, result, error } = await perform('sendNotification', args, context, {
      id: args.subscriptionId,
      action: 'sendNotification',
      body: () => ({ action: args.action.toLowerCase(), to: checked('to', emailAddress, args.to) }),
      send: async (message, { idempotencyKey }) => {
        const subscription = await subscriptions.byId(args.subscriptionId);
        if (subscription === null) throw new UpstreamError('subscription', 'NOT_FOUND');
        const { id } = await notifications.send(
          { ...message, collectorId: subscription.collectorId, payerName: subscription.payer?.name ?? '' },
          { idempotencyKey },
        );
        return { entity: subscription, result: id };
      },
    });
    return { notificationId: result, subscription: entity, error };
  },
} satisfies MutationResolvers;
