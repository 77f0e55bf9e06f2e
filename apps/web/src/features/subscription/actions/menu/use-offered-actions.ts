import { offeredActions, type OfferedAction } from '@/shared/actions';
import { useSettings } from '@/shared/settings';
import { subscriptionFormAddress } from '../../subscription.form';
import { actionLooks, type ActionName } from './action-looks';
import type { SubscriptionActionsFragment } from './SubscriptionActions.generated';

/**
 * The actions of a subscription, those that can be done first; of an older version all of them are refused (CON-11).
 * @param run does the action, where it is not a page of its own
 */
export const useOfferedActions = (
  subscription: SubscriptionActionsFragment,
  run: (name: ActionName) => void,
): readonly OfferedAction[] => {
  const { formUrl } = useSettings();
  return offeredActions(subscription.availableActions, {
    looks: actionLooks,
    pageOf: (name) => (name === 'openForm' ? subscriptionFormAddress(formUrl, subscription.id) : undefined),
    run,
  });
};
