import type { ColumnsInFile } from '@/features/export';
import type { SubscriptionExportColumn } from '@/shared/apollo/schema-types.generated';

/** What each column of the list is in a file: an amount is nothing without its currency. */
export const subscriptionColumnsInFile: ColumnsInFile<SubscriptionExportColumn> = {
  REQUEST_DATE: ['REQUEST_DATE'],
  CONCEPT_ID: ['CONCEPT_ID'],
  CONCEPT_DESCRIPTION: ['CONCEPT_DESCRIPTION'],
  PAYER_NAME: ['PAYER_NAME'],
  AMOUNT: ['AMOUNT', 'CURRENCY_ID'],
  LAST_FOUR_DIGITS: ['PAYMENT_METHOD'],
  STATUS: ['STATUS'],
};
