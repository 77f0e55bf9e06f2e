import { whoVariables } from '@/shared/list/who-filters';
import type { SubscriptionList } from './subscription-list.address';
import type { SubscriptionsPageQueryVariables } from './SubscriptionsPage.generated';

/** What the gateway is asked for. */
export const variablesOf = (list: SubscriptionList): SubscriptionsPageQueryVariables => ({
  filter: {
    ...whoVariables(list),
    ...(list.status === null ? {} : { status: list.status }),
    ...(list.paymentType === null ? {} : { paymentType: list.paymentType }),
  },
  page: list.page,
  limit: list.limit,
  sorts: [list.sort],
});
