import type { KeptDetail, KeptDistribution } from './distribution.table.ts';

/** A distribution that waits for its authorization; what a test or the seed wants otherwise it says. */
export const aDistribution = (given: Partial<KeptDistribution> & Pick<KeptDistribution, 'id'>): KeptDistribution => ({
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

/** A part of a distribution that waits with it. */
export const aDistributionDetail = (
  given: Partial<KeptDetail> & Pick<KeptDetail, 'id' | 'distribution_id'>,
): KeptDetail => ({
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
