import type { Transfer } from '@backoffice/contracts/transfer';
import { desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { transfers } from './transfer.table.ts';

const { id, collectorId, payerId, paymentId, destinyTransferId, amount, requestDate, status } = transfers;

/** Creates the repository of transfers (B308). */
export const createTransferRepository = createDocuments<Transfer>({
  entity: 'transfer',
  table: transfers,
  offer: {
    fields: new Map([
      ['id', { kind: 'text', column: id }],
      ['collector_id', { kind: 'text', column: collectorId, sort: collectorId }],
      ['payer_id', { kind: 'text', column: payerId, sort: payerId }],
      ['payment_id', { kind: 'text', column: paymentId }],
      ['destiny_transfer_id', { kind: 'text', column: destinyTransferId }],
      ['amount', { kind: 'number', column: amount, sort: amount }],
      ['request_date', { kind: 'instant', column: requestDate, sort: requestDate }],
      ['status', { kind: 'text', column: status, sort: status }],
    ]),
    defaultOrder: [desc(requestDate), desc(id)],
  },
});
