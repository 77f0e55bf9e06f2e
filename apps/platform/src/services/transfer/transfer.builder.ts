import type { Transfer } from '@backoffice/contracts/transfer';

/** Builds a transfer that awaits conciliation. The given properties replace the defaults. */
export const aTransfer = (given: Partial<Transfer> & Pick<Transfer, 'id'>): Transfer => ({
  collector_id: 'LUZN',
  payer_id: '20267565393',
  payment_id: null,
  destiny_transfer_id: `TRF-${given.id}`,
  amount: 100,
  request_date: '2026-11-20T12:00:00.000Z',
  status: 'pending',
  ...given,
});
