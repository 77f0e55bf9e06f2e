import type { Subscription } from '@backoffice/contracts/subscription';

/** Changes of a subscription, by operation id of the contract. */
export type SubscriptionChange =
  | 'cancelSubscription'
  | 'updateSubscriptionMethod'
  | 'deleteSubscriptionPaymentMethod'
  | 'updateSubscriptionAmount';

/** Reason of a refusal: `extended_code` of the response. */
export type Refusal =
  | 'subscription_not_cancellable'
  | 'subscription_method_not_changeable'
  | 'subscription_without_payment_method'
  | 'subscription_amount_not_changeable';

const isCancelled = ({ status }: Subscription): boolean => status === 'cancelled';

/**
 * Rule of each change (A134 to A137). The amount of a plan cannot change, unlike that of a subscription or adhesion
 * (CON-10).
 */
const rules: Readonly<Record<SubscriptionChange, (subscription: Subscription) => Refusal | undefined>> = {
  cancelSubscription: (subscription) => (isCancelled(subscription) ? 'subscription_not_cancellable' : undefined),
  updateSubscriptionMethod: (subscription) =>
    isCancelled(subscription) ? 'subscription_method_not_changeable' : undefined,
  deleteSubscriptionPaymentMethod: (subscription) => {
    if (isCancelled(subscription)) return 'subscription_method_not_changeable';
    return subscription.payment_method === null ? 'subscription_without_payment_method' : undefined;
  },
  updateSubscriptionAmount: (subscription) =>
    !isCancelled(subscription) && ['subscription', 'adhesion'].includes(subscription.type)
      ? undefined
      : 'subscription_amount_not_changeable',
};

/** Returns the reason to refuse a change, or undefined. */
export const refuse = (change: SubscriptionChange, subscription: Subscription): Refusal | undefined =>
  rules[change](subscription);
