import type { Transfer } from '@backoffice/contracts/transfer';
import { desc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { transfers } from './transfer.table.ts';

const { id, requestDate } = transfers;

/** Creates the repository of transfers (B308). */
export const createTransferRepository = createDocuments<Transfer>({
  entity: 'transfer',
  table: transfers,
  order: [desc(requestDate), desc(id)],
});
