import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';
import { index } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, number, text } from '../../database/listed-columns.ts';

/** Table of transaction batches. */
export const transactionBatches = documentTable<TransactionBatch>()(
  'transaction_batch',
  {
    id: id(),
    batchNumber: number('batch_number', { sort: true }),
    startDate: instant('start_date', { field: 'batch_date', sort: true }),
    totalAmount: number('total_amount', { sort: true }),
    state: text('state', { sort: true }),
  },
  (table) => [index('transaction_batch_state_date').on(table.state, table.startDate)],
);

/** Table of gateway batches. */
export const gatewayBatches = documentTable<GatewayBatch>()(
  'gateway_batch',
  {
    id: id(),
    batchNumber: number('batch_number', { sort: true }),
    batchDate: instant('batch_date', { sort: true }),
    totalAmount: number('total_amount', { sort: true }),
    state: text('state', { sort: true }),
  },
  (table) => [index('gateway_batch_state_date').on(table.state, table.batchDate)],
);
