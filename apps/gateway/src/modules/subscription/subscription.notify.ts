import { emailAddress } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import { checked } from '../../errors/checked.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { createMutationRunner } from '../domain-changes.ts';
import { subscriptionActions } from './subscription.actions.ts';
import type { PaymentSubscriptionParent } from './subscription.mappers.ts';

const run = createMutationRunner<PaymentSubscriptionParent, string, 'sendNotification'>({
  keys: changeArea('subscription-notification'),
  read: ({ subscription }, id) => subscription.byId(id),
  actions: subscriptionActions,
  fieldNames: { to: 'to' },
});

/**
 * Sends an e-mail in the name of the collector, to the address that was typed, for the payer by name (A101). The rule and
 * the version are the subscription's; what is sent is another service's.
 */
export const notifyMutations = {
  sendNotification: async (_root, args, context) => {
    const { subscription: subscriptions, notification: notifications } = context.sources;
    const { entity, result, error } = await run('sendNotification', args, context, {
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
