import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of transaction batches. */
export const transactionBatches = documentTable<TransactionBatch>()(
  'transaction_batch',
  {
    batchNumber: derivedNumber('batch_number', 'batch_number'),
    startDate: derivedText('start_date', 'start_date'),
    totalAmount: derivedNumber('total_amount', 'total_amount'),
    state: derivedText('state', 'state'),
  },
  (table) => [index('transaction_batch_state_date').on(table.state, table.startDate)],
);

/** Table of gateway batches. */
export const gatewayBatches = documentTable<GatewayBatch>()(
  'gateway_batch',
  {
    batchNumber: derivedNumber('batch_number', 'batch_number'),
    batchDate: derivedText('batch_date', 'batch_date'),
    totalAmount: derivedNumber('total_amount', 'total_amount'),
    state: derivedText('state', 'state'),
  },
  (table) => [index('gateway_batch_state_date').on(table.state, table.batchDate)],
);
