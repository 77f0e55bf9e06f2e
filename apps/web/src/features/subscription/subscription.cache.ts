import type { TypePolicies } from '@apollo/client/cache';
import { embedded, versionRow, versionedEntity } from '@/shared/apollo/versioned-policies';

/** How the memory of the client tells the objects of subscriptions apart, their versions above all. */
export const subscriptionTypePolicies: TypePolicies = {
  PaymentSubscription: versionedEntity('payer', 'detail', 'paymentMethod'),
  Source: embedded,
  SubscriptionVersion: versionRow,
};
