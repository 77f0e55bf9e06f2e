import type { ColumnsInFile } from '@/features/export';
import type { PaymentExportColumn } from '@/shared/apollo/schema-types.generated';

/** What each column of the list is in a file: an amount is nothing without its currency. */
export const paymentColumnsInFile: ColumnsInFile<PaymentExportColumn> = {
  REQUEST_DATE: ['REQUEST_DATE'],
  externalTransactionId: ['EXTERNAL_TRANSACTION_ID'],
  conceptId: ['CONCEPT_ID'],
  conceptDescription: ['CONCEPT_DESCRIPTION'],
  PAYER_NAME: ['PAYER_NAME'],
  FINAL_AMOUNT: ['FINAL_AMOUNT', 'CURRENCY_ID'],
  mediaPayment: ['PAYMENT_METHOD'],
  STATUS: ['STATUS'],
};
