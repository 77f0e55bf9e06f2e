import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';

/** Builds an open transaction batch. The given properties replace the defaults. */
export const aTransactionBatch = (
  given: Partial<TransactionBatch> & Pick<TransactionBatch, 'id'>,
): TransactionBatch => ({
  batch_number: 1,
  state: 'open',
  start_date: '2026-11-20T03:00:00.000Z',
  end_date: null,
  total_amount: 1000,
  total_approved_transactions: 9,
  total_transactions: 10,
  ...given,
});

/** Builds a gateway batch that awaits conciliation. The given properties replace the defaults. */
export const aGatewayBatch = (given: Partial<GatewayBatch> & Pick<GatewayBatch, 'id'>): GatewayBatch => ({
  batch_date: '2026-11-20T03:00:00.000Z',
  batch_number: 1,
  gateway_name: 'Prisma',
  state: 'pending',
  total_amount: 1000,
  total_approved_transactions: 9,
  total_transactions: 10,
  description: null,
  compensation_amount: null,
  ...given,
});
