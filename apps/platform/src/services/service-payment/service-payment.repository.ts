import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';
import { desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import type { ListField } from '../../shared/list-fields.ts';
import { gatewayBatches, transactionBatches } from './service-payment.table.ts';

type Table = typeof gatewayBatches | typeof transactionBatches;

/** What both kinds of batch are searched and sorted by (B342). */
const fieldsOf = (
  table: Table,
  date: (typeof gatewayBatches)['batchDate'] | (typeof transactionBatches)['startDate'],
) =>
  new Map<string, ListField>([
    ['id', { kind: 'text', column: table.id }],
    ['batch_number', { kind: 'number', column: table.batchNumber, sort: table.batchNumber }],
    ['batch_date', { kind: 'instant', column: date, sort: date }],
    ['total_amount', { kind: 'number', column: table.totalAmount, sort: table.totalAmount }],
    ['state', { kind: 'text', column: table.state, sort: table.state }],
  ]);

/** Creates the repository of transaction batches (B340). */
export const createTransactionBatchRepository = createDocuments<TransactionBatch>({
  entity: 'transaction_batch',
  table: transactionBatches,
  offer: {
    fields: fieldsOf(transactionBatches, transactionBatches.startDate),
    defaultOrder: [desc(transactionBatches.startDate), desc(transactionBatches.id)],
  },
});

/** Creates the repository of gateway batches (B340). */
export const createGatewayBatchRepository = createDocuments<GatewayBatch>({
  entity: 'gateway_batch',
  table: gatewayBatches,
  offer: {
    fields: fieldsOf(gatewayBatches, gatewayBatches.batchDate),
    defaultOrder: [desc(gatewayBatches.batchDate), desc(gatewayBatches.id)],
  },
});
