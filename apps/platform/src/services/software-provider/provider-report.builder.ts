import type { StoredProviderReport } from './provider-report.table.ts';

/** Builds a report that awaits approval. The given properties replace the defaults. */
export const aProviderReport = (
  given: Partial<StoredProviderReport> & Pick<StoredProviderReport, 'id'>,
): StoredProviderReport => ({
  metadata: {
    file_path: '/softprovider/LUZN/LUZN_20261101_20261107.txt',
    file_name: 'LUZN_20261101_20261107.txt',
    result_send: null,
  },
  soft_provider: 'Contable Sur',
  collector_id: 'LUZN',
  start_date: '2026-11-01T03:00:00.000Z',
  end_date: '2026-11-08T02:59:59.999Z',
  status: 'pending_approval',
  generated_date: null,
  status_date: '2026-11-08T12:00:00.000Z',
  lines: [{ payment_id: '0123456789abcdef01234567', paid_date: '2026-11-03T15:00:00.000Z', cents: 123_450 }],
  ...given,
});
