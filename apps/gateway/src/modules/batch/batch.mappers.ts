import type * as contract from '@backoffice/contracts/batch';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { enumFrom, money } from '../../module-kit/source/mapping.ts';

export type BatchParent = Omit<api.Batch, 'activity' | 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.BatchStatus>({
  created: 'CREATED',
  in_process: 'IN_PROCESS',
  for_withdrawing: 'FOR_WITHDRAWING',
  in_withdrawn: 'IN_WITHDRAWN',
  error: 'ERROR',
});

/** Converts a batch, with a derived version (B140). */
export const batchFrom = withDerivedVersion(
  (batch: contract.Batch): Omit<BatchParent, 'version'> => ({
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
    currencyId: 'ARS',
    status: statusOf(batch.status),
    statusCode: batch.status,
  }),
  {
    steady: ['currencyId', 'balance', 'recordCount', 'collectorId', 'creationDate'],
    state: 'statusCode',
    moving: ['collectorName', 'startDate', 'endDate'],
  },
);
