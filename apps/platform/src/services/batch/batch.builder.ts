import type { Batch } from '@backoffice/contracts/batch';

/** Builds a batch with files, in status `for_withdrawing`, for seeds and tests. Given properties replace defaults. */
export const aBatch = (given: Partial<Batch> & Pick<Batch, 'id'>): Batch => ({
  collector_id: 'LUZN',
  collector_detail: { name: 'Luz del Norte Distribuidora' },
  creation_date: '2026-11-20T12:00:00.000Z',
  start_date: '2026-11-13T03:00:00.000Z',
  end_date: '2026-11-20T03:00:00.000Z',
  balance: 100,
  record_count: 1,
  version: '00004',
  file_date: '2026-11-20T12:00:00.000Z',
  status: 'for_withdrawing',
  status_detail: null,
  ...given,
});
