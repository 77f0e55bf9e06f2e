import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';
import { desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { gatewayBatches, transactionBatches } from './service-payment.table.ts';

/** Creates the repository of transaction batches (B340, B342). */
export const createTransactionBatchRepository = createDocuments<TransactionBatch>({
  entity: 'transaction_batch',
  table: transactionBatches,
  order: [desc(transactionBatches.startDate), desc(transactionBatches.id)],
});

/** Creates the repository of gateway batches (B340, B342). */
export const createGatewayBatchRepository = createDocuments<GatewayBatch>({
  entity: 'gateway_batch',
  table: gatewayBatches,
  order: [desc(gatewayBatches.batchDate), desc(gatewayBatches.id)],
});
