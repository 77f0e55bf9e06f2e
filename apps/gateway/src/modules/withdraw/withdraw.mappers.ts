import type * as contract from '@backoffice/contracts/withdraw';
import type * as api from '../../graphql/schema-types.generated.ts';
import { destinationFrom } from '../destination.ts';
import { enumFrom, money, nullable } from '../mapping.ts';

export type WithdrawParent = Omit<api.Withdraw, 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.WithdrawStatus>({
  pending: 'PENDING',
  transferred: 'TRANSFERRED',
  rejected: 'REJECTED',
  error: 'ERROR',
});

/** The withdraw as the schema has it (B138). The service keeps no versions: pending is the first, anything else the second. */
export const withdrawFrom = (withdraw: contract.Withdraw): WithdrawParent => ({
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
  version: withdraw.status === 'pending' ? 1 : 2,
  currencyId: 'ARS',
  status: statusOf(withdraw.status),
  statusCode: withdraw.status,
});
