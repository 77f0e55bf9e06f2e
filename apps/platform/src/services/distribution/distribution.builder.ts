import type { StoredDetail, StoredDistribution } from './distribution.table.ts';

/** Builds a distribution that awaits authorization. The given properties replace the defaults. */
export const aDistribution = (
  given: Partial<StoredDistribution> & Pick<StoredDistribution, 'id'>,
): StoredDistribution => ({
  status: 'authorization_pending',
  status_detail: null,
  type: 'no_scheduled',
  payment_id: '0123456789abcdef01234567',
  request_date: '2026-11-20T12:00:00.000Z',
  total_amount: 1000,
  collector: { id: 'LUZN', name: 'Luz del Norte Distribuidora' },
  version: 1,
  sent_date: null,
  destinations: [],
  ...given,
});

/** Builds a part of a distribution that awaits authorization. */
export const aDistributionDetail = (
  given: Partial<StoredDetail> & Pick<StoredDetail, 'id' | 'distribution_id'>,
): StoredDetail => ({
  status: 'authorization_pending',
  status_detail: null,
  type: 'collector',
  amount: 1000,
  destination: {
    type: 'cbu',
    value: '2850590940090418135201',
    cuit: '30500010912',
    name: 'Luz del Norte Distribuidora',
  },
  observations: null,
  vouchers: [],
  version: 1,
  place: 1,
  ...given,
});
