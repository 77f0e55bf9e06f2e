import type { GatewayBatch, TransactionBatch } from '@backoffice/contracts/service-payment';

/** A transaction batch that still takes transactions; what a test or the seed wants otherwise it says. */
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

/** A gateway batch that waits for its conciliation; what a test or the seed wants otherwise it says. */
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
