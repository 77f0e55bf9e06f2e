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
   * Validity of the destinations. `wrong`: an unpaid part has an invalid account or amount. `excessive`: the parts
   * exceed the total. `unread`: the parts could not be read. Except before a change, the parts are not read: then the
   * service's flag decides between `right` and `wrong`.
   */
  readonly destinations: 'right' | 'wrong' | 'excessive' | 'unread';
  /** Parts of the distribution; set only before a change, for its checks and the audit trail. */
  readonly details?: { readonly rows: readonly DistributionDetailParent[] };
};

export type DistributionDetailParent = Omit<api.DistributionDetail, 'availableActions'> & {
  /** True when the distribution is scheduled. Editing the part then requires another permission and another path. */
  readonly isScheduled: boolean;
};

/** Condition on the counted days. */
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

/** Converts a distribution (B151). */
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

/** Returns whether money still has to be sent to a part. */
export const unpaid = ({ status }: Pick<DistributionDetailParent, 'status'>): boolean => status !== 'SUCCESS';

const payable = ({ destination, amount }: DistributionDetailParent): boolean => destination.isValid && isMoney(amount);

/** Returns the validity of a distribution's destinations from its parts. */
export const destinationsOf = (
  parts: readonly DistributionDetailParent[],
  totalAmount: string,
): DistributionParent['destinations'] => {
  if (!parts.filter(unpaid).every(payable)) return 'wrong';
  const sum = parts.reduce((total, { amount }) => total + cents(Number(amount)), 0);
  return sum > cents(Number(totalAmount)) ? 'excessive' : 'right';
};

/** Creates the mapper of a distribution's parts (B152). */
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
