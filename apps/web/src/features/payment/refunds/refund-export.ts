import type { ListExport } from '@/features/export';
import type { RefundExportColumn, RefundFilter, RefundSortField } from '@/shared/apollo/schema-types.generated';
import { refundView } from './refund-view';
import { refund } from './refund.texts';

/** Export of the list. The amount of a refund is followed by the refunded amount and the currency. */
export const refundExport: ListExport<RefundFilter, RefundSortField, RefundExportColumn> = {
  type: 'REFUNDS',
  noun: refund,
  columns: refundView.columns,
  inFile: {
    EFFECTIVE_DATE: ['EFFECTIVE_DATE'],
    AMOUNT: ['AMOUNT', 'REFUNDED_AMOUNT', 'CURRENCY_ID'],
    STATUS: ['STATUS', 'STATUS_DETAIL'],
    reason: ['REASON'],
    requestedBy: [],
    payment: ['EXTERNAL_TRANSACTION_ID', 'PAYMENT_ID'],
    PAYER_NAME: ['PAYER_NAME'],
    paymentAmount: ['PAYMENT_AMOUNT'],
    collector: ['COLLECTOR_ID'],
    id: ['ID'],
  },
  filterOf: (ids) => ({ ids }),
  inputOf: (requested) => ({ refunds: requested }),
};
