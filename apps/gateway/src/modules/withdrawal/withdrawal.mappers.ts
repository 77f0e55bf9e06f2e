import type * as contract from '@backoffice/contracts/withdrawal';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { destinationFrom } from '../../module-kit/file/destination.ts';
import { enumFrom, money } from '../../module-kit/source/mapping.ts';

export type WithdrawalParent = Omit<api.Withdrawal, 'activity' | 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.WithdrawalStatus>({
  pending_authorization: 'PENDING_AUTHORIZATION',
  authorized: 'AUTHORIZED',
  refused: 'REFUSED',
  transferred: 'TRANSFERRED',
  error: 'ERROR',
});

/** Converts a withdrawal, with a derived version (B139). */
export const withdrawalFrom = withDerivedVersion(
  (withdrawal: contract.Withdrawal): Omit<WithdrawalParent, 'version'> => ({
    id: withdrawal.id,
    collectorId: withdrawal.collector_id,
    collectorName: withdrawal.collector_detail.name,
    requestDate: withdrawal.request_date,
    requestedBy: withdrawal.request_user ?? null,
    amount: money(withdrawal.amount),
    destination: destinationFrom(withdrawal.destination),
    approvedDate: withdrawal.approved_date,
    transferDate: withdrawal.transfer_date,
    statusDetail: withdrawal.status_detail,
    currencyId: 'ARS',
    status: statusOf(withdrawal.status),
    statusCode: withdrawal.status,
  }),
  {
    steady: ['currencyId', 'amount', 'collectorId', 'destination', 'requestDate', 'requestedBy'],
    state: 'statusCode',
    moving: ['collectorName'],
  },
);
