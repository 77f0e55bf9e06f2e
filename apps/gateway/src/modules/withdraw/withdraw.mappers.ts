import type * as contract from '@backoffice/contracts/withdraw';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { destinationFrom } from '../../module-kit/file/destination.ts';
import { enumFrom, money, nullable } from '../../module-kit/source/mapping.ts';

export type WithdrawParent = Omit<api.Withdraw, 'activity' | 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.WithdrawStatus>({
  pending: 'PENDING',
  transferred: 'TRANSFERRED',
  rejected: 'REJECTED',
  error: 'ERROR',
});

/** Converts a withdraw, with a derived version (B138). */
export const withdrawFrom = withDerivedVersion(
  (withdraw: contract.Withdraw): Omit<WithdrawParent, 'version'> => ({
    id: withdraw.id,
    collectorId: withdraw.collector_id,
    collectorName: withdraw.collector_detail.name,
    requestDate: withdraw.request_date,
    requestedBy: withdraw.request_user,
    amount: money(withdraw.amount),
    destination: nullable(withdraw.destination, destinationFrom),
    transferDate: withdraw.transfer_date,
    fileDate: withdraw.file_date ?? null,
    statusDetail: withdraw.status_detail,
    currencyId: 'ARS',
    status: statusOf(withdraw.status),
    statusCode: withdraw.status,
  }),
  {
    steady: ['currencyId', 'amount', 'collectorId', 'destination', 'requestDate', 'requestedBy'],
    state: 'statusCode',
    moving: ['collectorName'],
  },
);
