import type * as contract from '@backoffice/contracts/transfer';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { enumFrom, money } from '../../module-kit/source/mapping.ts';

export type TransferParent = Omit<
  api.Transfer,
  'activity' | 'collector' | 'difference' | 'payment' | 'availableActions'
>;

const statusOf = enumFrom<api.TransferStatus>({
  pending: 'PENDING',
  conciliated: 'CONCILIATED',
  auto_conciliated: 'AUTO_CONCILIATED',
  rejected: 'REJECTED',
});

/** Converts a transfer, with a derived version (B134). */
export const transferFrom = withDerivedVersion(
  (transfer: contract.Transfer): Omit<TransferParent, 'version'> => ({
    id: transfer.id,
    collectorId: transfer.collector_id,
    payerCuit: transfer.payer_id,
    paymentId: transfer.payment_id,
    destinationTransferId: transfer.destiny_transfer_id,
    amount: money(transfer.amount),
    currencyId: 'ARS',
    requestDate: transfer.request_date,
    status: statusOf(transfer.status),
    statusCode: transfer.status,
  }),
  {
    steady: ['currencyId', 'amount', 'collectorId', 'payerCuit', 'requestDate'],
    state: 'statusCode',
    moving: ['paymentId', 'destinationTransferId'],
  },
);
