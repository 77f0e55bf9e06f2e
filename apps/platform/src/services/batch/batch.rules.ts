import type { Batch } from '@backoffice/contracts/batch';
import type { Payment } from '@backoffice/contracts/payment';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import type { BankFile } from '../bank-file/bank-file.content.ts';
import { createBatchRepository } from './batch.repository.ts';

/** Duration of the processing of a batch, in milliseconds. */
const processMs = 15_000;
/** Version of the layout for which an XML file exists (B187, CON-21). */
const xmlVersion = '00004';
const withFiles: ReadonlySet<string> = new Set(['for_withdrawing', 'in_withdrawn']);

/** Returns the batch with status in process (B188). @throws Problem unless it is in error */
export const reprocessed = (batch: Batch, now: string): Batch => {
  if (batch.status !== 'error') throw new Problem(409, 'batch_not_in_error', `The batch is ${batch.status}.`);
  return { ...batch, status: 'in_process', status_detail: null, process_date: now };
};

/** Refuses files of a batch unless it has records and is ready or withdrawn (B187). @throws Problem */
export function refuseWithoutFiles({ status, record_count }: Batch): void {
  if (!withFiles.has(status) || record_count < 1)
    throw new Problem(
      409,
      'batch_without_files',
      `A batch that is ${status} with ${record_count} records has no files.`,
    );
}

/** @throws Problem for an XML file of another version */
export function refuseWrongFormat({ version }: Batch, format: string): void {
  if (format === 'xml' && version !== xmlVersion)
    throw new Problem(409, 'batch_without_files', `A batch of version ${version} has no file in XML.`);
}

/** Ends the processing of batches whose time has passed. A batch becomes ready, or fails when it has no records. */
export const advanceBatches = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const repository = createBatchRepository(tx);
    for (const one of await repository.inProcessSince(new Date(now.getTime() - processMs).toISOString()))
      await repository.update(
        one.record_count === 0
          ? { ...one, status: 'error', status_detail: 'batch_empty' }
          : { ...one, status: 'for_withdrawing', file_date: now.toISOString() },
      );
  });

/** Builds the bank's file of a batch, with a movement for each of its payments. */
export const fileOf = (batch: Batch, payments: readonly Payment[]): BankFile => ({
  id: batch.id,
  collectorId: batch.collector_id,
  collectorName: batch.collector_detail.name,
  madeAt: batch.file_date ?? batch.creation_date,
  lines: payments.map(({ id, paid_date, request_date, final_amount, payer }) => ({
    id,
    date: paid_date ?? request_date,
    amount: final_amount,
    destination: null,
    holder: payer?.name ?? null,
  })),
});
