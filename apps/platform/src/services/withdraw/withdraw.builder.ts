import type { Withdraw } from '@backoffice/contracts/withdraw';

/** Builds a pending withdraw. The given properties replace the defaults. */
export const aWithdraw = (given: Partial<Withdraw> & Pick<Withdraw, 'id'>): Withdraw => ({
  collector_id: 'LUZN',
  collector_detail: { name: 'Luz del Norte Distribuidora' },
  request_date: '2026-11-20T12:00:00.000Z',
  request_user: 'tesoreria.luzn',
  amount: 100,
  transfer_date: null,
  destination: {
    value: '2850590940090418135201',
    holder: 'Luz del Norte Distribuidora',
    change_date: '2026-01-10T12:00:00.000Z',
  },
  file_date: '2026-11-20T12:00:00.000Z',
  status: 'pending',
  status_detail: null,
  ...given,
});
