import type * as contract from '@backoffice/contracts/service-payment';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { enumFrom, money, nullable } from '../../module-kit/source/mapping.ts';

export type GatewayBatchParent = Omit<api.GatewayBatch, 'activity' | 'availableActions'>;

const stateOf = enumFrom<api.ServicePaymentBatchState>({
  open: 'OPEN',
  pending: 'PENDING',
  conciliated: 'CONCILIATED',
  close: 'CLOSE',
});

/** Converts the fields that transaction batches and gateway batches share. */
const commonOf = (batch: contract.TransactionBatch | contract.GatewayBatch) => ({
  id: batch.id,
  batchNumber: batch.batch_number,
  state: stateOf(batch.state),
  stateCode: batch.state,
  totalAmount: money(batch.total_amount),
  currencyId: 'ARS',
  totalApprovedTransactions: batch.total_approved_transactions,
  totalTransactions: batch.total_transactions,
});

/** Converts a transaction batch (B148). */
export const transactionBatchFrom = (batch: contract.TransactionBatch): api.TransactionBatch => ({
  ...commonOf(batch),
  startDate: batch.start_date,
  endDate: batch.end_date,
});

/** Converts a gateway batch, with a derived version (B149). */
export const gatewayBatchFrom = withDerivedVersion(
  (batch: contract.GatewayBatch): Omit<GatewayBatchParent, 'version'> => ({
    ...commonOf(batch),
    batchDate: batch.batch_date,
    gatewayName: batch.gateway_name,
    description: batch.description,
    compensationAmount: nullable(batch.compensation_amount, money),
  }),
  {
    steady: [
      'currencyId',
      'gatewayName',
      'batchNumber',
      'batchDate',
      'totalAmount',
      'totalApprovedTransactions',
      'totalTransactions',
    ],
    state: 'stateCode',
    moving: ['description', 'compensationAmount'],
  },
);
