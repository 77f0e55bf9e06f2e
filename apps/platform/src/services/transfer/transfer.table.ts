import type { Transfer } from '@backoffice/contracts/transfer';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of received bank transfers. */
export const transfers = documentTable<Transfer>()(
  'transfer',
  {
    collectorId: derivedText('collector_id', 'collector_id'),
    payerId: derivedText('payer_id', 'payer_id'),
    paymentId: derivedText('payment_id', 'payment_id'),
    destinyTransferId: derivedText('destiny_transfer_id', 'destiny_transfer_id'),
    amount: derivedNumber('amount', 'amount'),
    requestDate: derivedText('request_date', 'request_date'),
    status: derivedText('status', 'status'),
  },
  (table) => [
    index('transfer_status_date').on(table.status, table.requestDate),
    index('transfer_payer').on(table.payerId),
    index('transfer_payment').on(table.paymentId),
  ],
);
