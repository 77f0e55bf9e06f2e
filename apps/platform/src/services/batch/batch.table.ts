import type { Batch } from '@backoffice/contracts/batch';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, number, text } from '../../database/listed-columns.ts';

/** Table of batches of withdrawals, with the timestamp since which a batch is in process. */
export const withdrawalBatches = documentTable<Batch>()(
  'withdrawal_batch',
  {
    id: id(),
    collectorId: text('collector_id', { sort: true }),
    creationDate: instant('creation_date', { sort: true }),
    processDate: derivedText('process_date', 'process_date'),
    balance: number('balance', { sort: true }),
    recordCount: number('record_count', { sort: true }),
    status: text('status', { sort: true }),
  },
  (table) => [
    index('withdrawal_batch_collector').on(table.collectorId, table.creationDate),
    index('withdrawal_batch_status').on(table.status, table.creationDate),
  ],
);
