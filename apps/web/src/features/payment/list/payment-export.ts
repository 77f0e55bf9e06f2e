import type { ListExport } from '@/features/export';
import type { PaymentExportColumn, PaymentFilter, PaymentSortField } from '@/shared/apollo/schema-types.generated';
import { payment } from '../payment.texts';
import type { paymentView } from './payment-view';

/** Export of the list. The final amount is followed by its currency. */
export const paymentExportOf = ({
  columns,
}: typeof paymentView): ListExport<PaymentFilter, PaymentSortField, PaymentExportColumn> => ({
  type: 'PAYMENTS',
  noun: payment,
  columns,
  inFile: {
    REQUEST_DATE: ['REQUEST_DATE'],
    externalTransactionId: ['EXTERNAL_TRANSACTION_ID'],
    conceptId: ['CONCEPT_ID'],
    conceptDescription: ['CONCEPT_DESCRIPTION'],
    PAYER_NAME: ['PAYER_NAME'],
    FINAL_AMOUNT: ['FINAL_AMOUNT', 'CURRENCY_ID'],
    mediaPayment: ['PAYMENT_METHOD'],
    STATUS: ['STATUS'],
    REFUNDED_DATE: ['REFUNDED_DATE'],
    refunded: ['REFUNDED_AMOUNT'],
    collector: ['COLLECTOR_ID'],
    id: ['ID'],
  },
  filterOf: (ids) => ({ ids }),
  inputOf: (requested) => ({ payments: requested }),
});
