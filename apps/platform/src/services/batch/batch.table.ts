import type { Batch } from '@backoffice/contracts/batch';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of batches of withdrawals, with the moment since which one is in process. */
export const withdrawalBatches = documentTable<Batch>()(
  'withdrawal_batch',
  {
    collectorId: derivedText('collector_id', 'collector_id'),
    creationDate: derivedText('creation_date', 'creation_date'),
    processDate: derivedText('process_date', 'process_date'),
    balance: derivedNumber('balance', 'balance'),
    recordCount: derivedNumber('record_count', 'record_count'),
    status: derivedText('status', 'status'),
  },
  (table) => [
    index('withdrawal_batch_collector').on(table.collectorId, table.creationDate),
    index('withdrawal_batch_status').on(table.status, table.creationDate),
  ],
);
