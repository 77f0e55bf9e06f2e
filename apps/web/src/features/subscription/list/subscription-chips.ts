import { removableChip, whoChips, type FilterChip } from '@/shared/list';
import { subscriptionStatus, type KnownSubscriptionStatus } from '../subscription.status';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { paymentTypeName } from './payment-types';
import type { SubscriptionList } from './subscription-list.address';

/** What a status is called. */
export const statusLabel = (status: KnownSubscriptionStatus): string => subscriptionStatus[status].label;

/** The filters of the list as chips, also the one that is on without being asked for (GAP-13); each can be taken off. */
export const chipsOf = (
  list: SubscriptionList,
  change: (changed: Partial<SubscriptionList>) => void,
): readonly FilterChip[] => {
  const { status, paymentType } = list;
  const removable = removableChip(change);
  return [
    ...(paymentType === null
      ? []
      : [removable('type', texts.ofPaymentType(paymentTypeName(paymentType)), { paymentType: null })]),
    ...whoChips(list, change),
    ...(status === null ? [] : [removable('status', statusLabel(status), { status: null })]),
  ];
};
