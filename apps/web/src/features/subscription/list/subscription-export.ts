import type { ListExport } from '@/features/export';
import type {
  SubscriptionExportColumn,
  SubscriptionFilter,
  SubscriptionSortField,
} from '@/shared/apollo/schema-types.generated';
import { subscription } from '../subscription.texts';
import { subscriptionView } from './subscription-view';

/** Export of the list. Each amount is followed by its currency. */
export const subscriptionExport: ListExport<SubscriptionFilter, SubscriptionSortField, SubscriptionExportColumn> = {
  type: 'SUBSCRIPTION',
  noun: subscription,
  columns: subscriptionView.columns,
  inFile: {
    REQUEST_DATE: ['REQUEST_DATE'],
    CONCEPT_ID: ['CONCEPT_ID'],
    CONCEPT_DESCRIPTION: ['CONCEPT_DESCRIPTION'],
    PAYER_NAME: ['PAYER_NAME'],
    AMOUNT: ['AMOUNT', 'CURRENCY_ID'],
    LAST_FOUR_DIGITS: ['PAYMENT_METHOD'],
    STATUS: ['STATUS'],
  },
  filterOf: (ids) => ({ ids }),
  inputOf: (requested) => ({ subscriptions: requested }),
};
