import { SelectionBar, type SelectionBarOptions } from '@/shared/bulk';
import type { SubscriptionRowFragment } from '../list/SubscriptionRow.generated';
import { subscriptionBulk, type SubscriptionBulkAction } from './subscription-bulk';

/** What can be done to the ticked subscriptions. */
export const SubscriptionSelectionBar = (
  props: SelectionBarOptions<SubscriptionRowFragment, SubscriptionBulkAction>,
) => <SelectionBar kind={subscriptionBulk} {...props} />;
