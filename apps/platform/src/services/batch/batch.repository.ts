import type { Batch } from '@backoffice/contracts/batch';
import type { Payment } from '@backoffice/contracts/payment';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { createDocuments } from '../../shared/documents.ts';
import { createPaymentRepository } from '../payment/payment.repository.ts';
import { payments } from '../payment/payment.table.ts';
import { withdrawalBatches } from './batch.table.ts';

const { id, creationDate, processDate, status } = withdrawalBatches;

const createBatches = createDocuments<Batch>({
  entity: 'batch',
  table: withdrawalBatches,
  order: [desc(creationDate), desc(id)],
});

/** Creates the repository of batches of withdrawals (B89, B320). */
export const createBatchRepository = (db: Database) => {
  const batches = createBatches(db);
  return {
    ...batches,
    /** Returns batches that have been in process since this timestamp or longer, locked for a change. */
    inProcessSince: (moment: string) => batches.due(and(eq(status, 'in_process'), lte(processDate, moment))),
    /** Returns the payments that a batch collects. */
    paymentsOf: (wanted: string): Promise<readonly Payment[]> =>
      createPaymentRepository(db).where(eq(payments.batchWithdrawal, wanted), {
        order: [asc(payments.requestDate), asc(payments.id)],
      }),
  };
};
