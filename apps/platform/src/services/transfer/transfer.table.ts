import type { Transfer } from '@backoffice/contracts/transfer';
import { index } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, number, text } from '../../database/listed-columns.ts';

/** Table of received bank transfers. */
export const transfers = documentTable<Transfer>()(
  'transfer',
  {
    id: id(),
    collectorId: text('collector_id', { sort: true }),
    payerId: text('payer_id', { sort: true }),
    paymentId: text('payment_id'),
    destinyTransferId: text('destiny_transfer_id'),
    amount: number('amount', { sort: true }),
    requestDate: instant('request_date', { sort: true }),
    status: text('status', { sort: true }),
  },
  (table) => [
    index('transfer_status_date').on(table.status, table.requestDate),
    index('transfer_payer').on(table.payerId),
    index('transfer_payment').on(table.paymentId),
  ],
);
