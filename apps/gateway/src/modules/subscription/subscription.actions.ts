import type { SubscriptionType } from '../../api/schema-types.generated.ts';
import { actionsOf, neverRefused } from '../../module-kit/change/action-rules.ts';
import type { PaymentSubscriptionParent } from './subscription.mappers.ts';
import { reasons, type ReasonCode } from './subscription.texts.ts';

type Refusal = (subscription: PaymentSubscriptionParent) => ReasonCode | undefined;

const unlessCancelled: Refusal = ({ status }) => (status === 'CANCELLED' ? 'cancelled' : undefined);

/**
 * Creates the rule to change the amount of subscriptions of one type. The detail offers it for the type `SUBSCRIPTION`,
 * the list for `ADHESION`. The service accepts both (CON-10).
 */
const amountOf =
  (type: SubscriptionType, otherwise: ReasonCode): Refusal =>
  (subscription) => {
    if (subscription.type === 'PLAN') return 'plan';
    return subscription.type === type ? unlessCancelled(subscription) : otherwise;
  };

/** Rules of the actions of a subscription (A133 to A141), in the order in which they are listed. */
export const subscriptionActions = actionsOf<PaymentSubscriptionParent>()(reasons, {
  cancel: { permission: 'SUBSCRIPTION_CANCEL', refusal: unlessCancelled },
  updatePaymentMethod: { permission: 'SUBSCRIPTION_UPDATE', refusal: unlessCancelled },
  deletePaymentMethod: {
    permission: 'SUBSCRIPTION_REMOVE_PAYMENT_METHOD',
    refusal: (subscription) => unlessCancelled(subscription) ?? (subscription.paymentMethod ? undefined : 'no_method'),
  },
  updateAmount: { permission: 'SUBSCRIPTION_UPDATE', refusal: amountOf('SUBSCRIPTION', 'not_subscription') },
  updateAmountOfMany: { permission: 'SUBSCRIPTION_UPDATE', refusal: amountOf('ADHESION', 'not_adhesion') },
  sendNotification: {
    permission: 'NOTIFICATION_SEND',
    refusal: ({ status }) => (status === 'ACTIVE' || status === 'PENDING' ? undefined : 'not_active_or_pending'),
  },
  openForm: { permission: 'SUBSCRIPTION_SHOW', refusal: neverRefused },
  refresh: { permission: 'SUBSCRIPTION_SHOW', refusal: neverRefused },
  history: { permission: 'SUBSCRIPTION_SHOW_HISTORY', refusal: neverRefused },
});

type Ask = (typeof subscriptionActions)['refusal'];

const byEitherScreen =
  (ask: Ask): Ask =>
  (action, subscription, asker) => {
    const refusal = ask(action, subscription, asker);
    const isOfMany = action === 'updateAmount' && subscription.type === 'ADHESION';
    return refusal && isOfMany ? ask('updateAmountOfMany', subscription, asker) : refusal;
  };

/** Rules for the mutations. The amount may be changed when either screen offers it (CON-10). */
export const subscriptionChanges = {
  refusal: byEitherScreen(subscriptionActions.refusal),
  barrier: byEitherScreen(subscriptionActions.barrier),
};
