import type { Withdrawal } from '@backoffice/contracts/withdrawal';

/** Builds a withdrawal that awaits authorization. The given properties replace the defaults. */
export const aWithdrawal = (given: Partial<Withdrawal> & Pick<Withdrawal, 'id'>): Withdrawal => ({
  status: 'pending_authorization',
  status_detail: null,
  collector_id: 'LUZN',
  collector_detail: { name: 'Luz del Norte Distribuidora' },
  destination: {
    value: '2850590940090418135201',
    holder: 'Luz del Norte Distribuidora',
    change_date: '2026-01-10T12:00:00.000Z',
  },
  request_date: '2026-11-20T12:00:00.000Z',
  request_user: 'tesoreria.luzn',
  approved_date: null,
  transfer_date: null,
  amount: 100,
  ...given,
});
