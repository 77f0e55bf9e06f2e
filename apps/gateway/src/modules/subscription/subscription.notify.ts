import { emailAddress } from '@backoffice/validators';
import type { Changed } from '../../changes/perform.ts';
import { checked } from '../../errors/checked.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type { MutationSendNotificationArgs } from '../../api/schema-types.generated.ts';
import { versionedSteps } from '../../module-kit/change/mutations.ts';
import { subscriptionActions } from './subscription.actions.ts';
import type { PaymentSubscriptionParent } from './subscription.mappers.ts';

const mutation = versionedSteps({
  area: 'subscription-notification',
  actions: subscriptionActions,
  read: ({ subscription }, id: string) => subscription.byId(id),
  fieldNames: { to: 'to' },
  payload: ({ entity, result, error }: Changed<PaymentSubscriptionParent, string>) => ({
    notificationId: result ?? null,
    subscription: entity,
    error,
  }),
});

/**
 * Mutation that sends an e-mail to the typed address, with the collector and the payer's name (A101). The action rule
 * and the seen version are checked on the subscription. The notification service sends the e-mail.
 */
export const notifyMutations = {
  sendNotification: mutation(
    ({ action, to }: MutationSendNotificationArgs) => ({
      action: action.toLowerCase(),
      to: checked('to', emailAddress, to),
    }),
    ({ subscriptionId: id }, { sources }) => ({
      id,
      action: 'sendNotification',
      send: async (message, { idempotencyKey }) => {
        const subscription = await sources.subscription.byId(id);
        if (subscription === null) throw new UpstreamError('subscription', 'NOT_FOUND');
        const { collectorId, payer } = subscription;
        const sent = { ...message, collectorId, payerName: payer?.name ?? '' };
        const notification = await sources.notification.send(sent, { idempotencyKey });
        return { entity: subscription, result: notification.id };
      },
    }),
  ),
} satisfies MutationResolvers;
