import type * as contract from '@backoffice/contracts/batch';
import type * as api from '../../graphql/schema-types.generated.ts';
import { enumFrom, money } from '../mapping.ts';

export type BatchParent = Omit<api.Batch, 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.BatchStatus>({
  created: 'CREATED',
  in_process: 'IN_PROCESS',
  for_withdrawing: 'FOR_WITHDRAWING',
  in_withdrawn: 'IN_WITHDRAWN',
  error: 'ERROR',
});

/** The batch as the schema has it (B140). The service keeps no versions: in error is the first, anything else the second. */
export const batchFrom = (batch: contract.Batch): BatchParent => ({
  id: batch.id,
  collectorId: batch.collector_id,
  collectorName: batch.collector_detail.name,
  creationDate: batch.creation_date,
  startDate: batch.start_date,
  endDate: batch.end_date,
  balance: money(batch.balance),
  recordCount: batch.record_count,
  formatVersion: batch.version,
  fileDate: batch.file_date ?? null,
  statusDetail: batch.status_detail ?? null,
  version: batch.status === 'error' ? 1 : 2,
  currencyId: 'ARS',
  status: statusOf(batch.status),
  statusCode: batch.status,
});
