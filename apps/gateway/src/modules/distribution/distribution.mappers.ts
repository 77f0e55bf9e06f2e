import type * as contract from '@backoffice/contracts/distribution';
import type * as api from '../../api/schema-types.generated.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { destinationFrom } from '../../module-kit/file/destination.ts';
import { cents, enumFrom, isMoney, listOf, money } from '../../module-kit/source/mapping.ts';

export type DistributionParent = Omit<
  api.Distribution,
  'activity' | 'availableActions' | 'collector' | 'details' | 'payment'
> & {
  /**
   * Parts that are not paid: one whose account or amount cannot be paid makes them wrong, and so do parts that exceed the
   * total of the distribution together.
   */
  readonly destinations: 'right' | 'wrong' | 'excessive' | 'unread';
  /** Its parts, where they were read before a change: the audit trail records them. */
  readonly details?: { readonly rows: readonly DistributionDetailParent[] };
};

export type DistributionDetailParent = Omit<api.DistributionDetail, 'availableActions'> & {
  /** Shows if its distribution is scheduled: another permission edits it, at another path. */
  readonly isScheduled: boolean;
};

/** The condition on the days that are counted. */
export interface DistributionStatisticsParent {
  readonly days: readonly Filter[];
}

const statusOf = enumFrom<api.DistributionStatus>({
  error: 'ERROR',
  authorization_pending: 'AUTHORIZATION_PENDING',
  rejected: 'REJECTED',
  pending: 'PENDING',
  in_process: 'IN_PROCESS',
  success: 'SUCCESS',
  manual: 'MANUAL',
  deferred: 'DEFERRED',
  scheduled: 'SCHEDULED',
});
const typeOf = enumFrom<api.DistributionType>({ no_scheduled: 'NO_SCHEDULED', scheduled: 'SCHEDULED' });

/** The distribution as the schema has it (B151). */
export const distributionFrom = (given: contract.Distribution): DistributionParent => ({
  id: given.id,
  type: typeOf(given.type),
  typeCode: given.type,
  paymentId: given.payment_id,
  collectorId: given.collector.id,
  collectorName: given.collector.name,
  requestDate: given.request_date,
  totalAmount: money(given.total_amount),
  currencyId: 'ARS',
  status: statusOf(given.status),
  statusCode: given.status,
  statusDetail: given.status_detail,
  version: given.version,
  destinations: given.destinations_payable === false ? 'wrong' : 'right',
});

/** Asks if money still goes to a part. */
export const unpaid = ({ status }: Pick<DistributionDetailParent, 'status'>): boolean => status !== 'SUCCESS';

const payable = ({ destination, amount }: DistributionDetailParent): boolean => destination.isValid && isMoney(amount);

/** Judges the parts of a distribution, read from the parts themselves. */
export const destinationsOf = (
  parts: readonly DistributionDetailParent[],
  totalAmount: string,
): DistributionParent['destinations'] => {
  if (!parts.filter(unpaid).every(payable)) return 'wrong';
  const sum = parts.reduce((total, { amount }) => total + cents(Number(amount)), 0);
  return sum > cents(Number(totalAmount)) ? 'excessive' : 'right';
};

/** A part as the schema has it (B152). */
export const detailFrom =
  ({ id, type }: Pick<DistributionParent, 'id' | 'type'>) =>
  (given: contract.Detail): DistributionDetailParent => ({
    id: given.id,
    distributionId: id,
    typeCode: given.type,
    amount: money(given.amount),
    currencyId: 'ARS',
    destination: destinationFrom({ value: given.destination.value, holder: given.destination.name || null }),
    cuit: given.destination.cuit,
    observations: given.observations,
    status: statusOf(given.status),
    statusCode: given.status,
    statusDetail: given.status_detail,
    receipts: listOf(given.vouchers, ({ email, date }) => ({ email, sentDate: date })),
    version: given.version,
    isScheduled: type === 'SCHEDULED',
  });
