import type { Batch } from '@backoffice/contracts/batch';
import type { Payment } from '@backoffice/contracts/payment';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import type { BankFile } from '../bank-file/bank-file.content.ts';
import { createBatchRepository } from './batch.repository.ts';

/** Milliseconds that a batch is in process. */
const processMs = 15_000;
/** Version of the layout that has a file in XML (B187, CON-21). */
const xmlVersion = '00004';
const withFiles: ReadonlySet<string> = new Set(['for_withdrawing', 'in_withdrawn']);

/** The batch, in process again (B188). @throws Problem unless it is in error */
export const reprocessed = (batch: Batch, now: string): Batch => {
  if (batch.status !== 'error') throw new Problem(409, 'batch_not_in_error', `The batch is ${batch.status}.`);
  return { ...batch, status: 'in_process', status_detail: null, process_date: now };
};

/** B187: only batches with records that are ready or withdrawn have files. @throws Problem */
export function refuseWithoutFiles({ status, record_count }: Batch): void {
  if (!withFiles.has(status) || record_count < 1)
    throw new Problem(
      409,
      'batch_without_files',
      `A batch that is ${status} with ${record_count} records has no files.`,
    );
}

/** @throws Problem for a file in XML of another version */
export function refuseWrongFormat({ version }: Batch, format: string): void {
  if (format === 'xml' && version !== xmlVersion)
    throw new Problem(409, 'batch_without_files', `A batch of version ${version} has no file in XML.`);
}

/** Ends the processing of what began long enough ago: ready with its files, or in error without records. */
export const settleBatches = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const repository = createBatchRepository(tx);
    for (const one of await repository.inProcessSince(new Date(now.getTime() - processMs).toISOString()))
      await repository.update(
        one.record_count === 0
          ? { ...one, status: 'error', status_detail: 'batch_empty' }
          : { ...one, status: 'for_withdrawing', file_date: now.toISOString() },
      );
  });

/** Makes the bank's file of a batch: a movement for each of its payments. */
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
