import { unremembered } from '@/domain/payment-method';
import type { SubscriptionOutcomeFragment } from './SubscriptionChanges.generated';
import { SubscriptionChangedFragmentDoc } from './SubscriptionForAction.generated';

/** Options of the mutation that changes the method: the screens follow the subscription, nothing keeps the number. */
export const keepingSubscription = unremembered({
  fragment: SubscriptionChangedFragmentDoc,
  fragmentName: 'SubscriptionChanged',
  entityOf: ({ subscription }: SubscriptionOutcomeFragment) => subscription,
});
