import type * as contract from '@backoffice/contracts/withdrawal';
import type * as api from '../../graphql/schema-types.generated.ts';
import { destinationFrom } from '../destination.ts';
import { enumFrom, money } from '../mapping.ts';

export type WithdrawalParent = Omit<api.Withdrawal, 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.WithdrawalStatus>({
  pending_authorization: 'PENDING_AUTHORIZATION',
  authorized: 'AUTHORIZED',
  refused: 'REFUSED',
  transferred: 'TRANSFERRED',
  error: 'ERROR',
});

/** The withdrawal as the schema has it (B139). The service keeps no versions: what waits is the first, anything else the second. */
export const withdrawalFrom = (withdrawal: contract.Withdrawal): WithdrawalParent => ({
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
  version: withdrawal.status === 'pending_authorization' ? 1 : 2,
  currencyId: 'ARS',
  status: statusOf(withdrawal.status),
  statusCode: withdrawal.status,
});
