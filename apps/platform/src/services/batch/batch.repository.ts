import type { Batch } from '@backoffice/contracts/batch';
import type { Payment } from '@backoffice/contracts/payment';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { payments } from '../payment/payment.table.ts';
import { withdrawalBatches } from './batch.table.ts';

const { id, creationDate, processDate, status } = withdrawalBatches;

const createBatches = createDocuments<Batch>({
  entity: 'batch',
  table: withdrawalBatches,
  order: [desc(creationDate), desc(id)],
});

/** Creates the repository of batches of withdrawals (B89, B320). */
export const createBatchRepository = (db: Database) => ({
  ...createBatches(db),
  /** Those in process since that moment or before, locked for a change. */
  inProcessSince: async (moment: string): Promise<readonly Batch[]> => {
    const rows = await db
      .select({ document: sql<Batch>`${withdrawalBatches.document}` })
      .from(withdrawalBatches)
      .where(and(eq(status, 'in_process'), lte(processDate, moment)))
      .for('update', { skipLocked: true });
    return rows.map(({ document }) => document);
  },
  /** The payments that a batch collects. */
  paymentsOf: async (wanted: string): Promise<readonly Payment[]> => {
    const rows = await db
      .select({ payment: sql<Payment>`${payments.document}` })
      .from(payments)
      .where(eq(payments.batchWithdrawal, wanted))
      .orderBy(asc(payments.requestDate), asc(payments.id));
    return rows.map(({ payment }) => payment);
  },
});
