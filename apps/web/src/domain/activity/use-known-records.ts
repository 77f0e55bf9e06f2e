import { operationPermissions } from '@backoffice/schema/permissions';
import { skipToken } from '@/shared/apollo';
import { holdsAny, usePermissions } from '@/shared/auth';
import { useActivityRecordsQuery, type ActivityRecordsQuery } from './ActivityRecords.generated';
import type { KnownRecord } from './activity-words';

interface Event {
  readonly type: string;
  readonly ids: readonly string[];
  readonly count: number;
}

/** Maximum number of identifiers in a list filter. */
const MOST_IDS = 100;

interface Sum {
  readonly id: string;
  readonly collectorId: string;
  readonly currencyId: string;
}

const knownOf = (
  { id, collectorId, currencyId }: Sum,
  amount: string,
  person: string | null = null,
): readonly [string, KnownRecord] => [id, { person, collectorId, amount, currencyId }];

const knownIn = (data: ActivityRecordsQuery): ReadonlyMap<string, KnownRecord> =>
  new Map([
    ...(data.payments?.rows ?? []).map((row) => knownOf(row, row.finalAmount, row.payer?.name)),
    ...(data.subscriptions?.rows ?? []).map((row) => knownOf(row, row.amount, row.payer?.name)),
    ...(data.transfers?.rows ?? []).map((row) => knownOf(row, row.amount)),
    ...(data.withdrawals?.rows ?? []).map((row) => knownOf(row, row.amount)),
    ...(data.withdraws?.rows ?? []).map((row) => knownOf(row, row.amount)),
    ...(data.distributions?.rows ?? []).map((row) => knownOf(row, row.totalAmount)),
  ]);

/**
 * Queries the records of events, and returns their facts by identifier. Leaves out events about several records, and
 * lists that the person may not read.
 */
export const useKnownRecords = (events: readonly Event[]): ReadonlyMap<string, KnownRecord> => {
  const held = usePermissions();
  const of = (
    type: string,
    list: 'payments' | 'subscriptions' | 'transfers' | 'withdrawals' | 'withdraws' | 'distributions',
  ) => {
    const about = events.filter((event) => event.type === type && event.count <= 1).flatMap(({ ids }) => ids);
    return holdsAny(held, operationPermissions[`Query.${list}`]) ? [...new Set(about)].slice(0, MOST_IDS) : [];
  };
  const payments = of('Payment', 'payments');
  const subscriptions = of('PaymentSubscription', 'subscriptions');
  const transfers = of('Transfer', 'transfers');
  const withdrawals = of('Withdrawal', 'withdrawals');
  const withdraws = of('Withdraw', 'withdraws');
  const distributions = of('Distribution', 'distributions');
  const isAsked = [payments, subscriptions, transfers, withdrawals, withdraws, distributions].some(
    ({ length }) => length > 0,
  );
  const { data, previousData } = useActivityRecordsQuery(
    isAsked
      ? {
          variables: {
            limit: MOST_IDS,
            ...{ payments, asksPayments: payments.length > 0 },
            ...{ subscriptions, asksSubscriptions: subscriptions.length > 0 },
            ...{ transfers, asksTransfers: transfers.length > 0 },
            ...{ withdrawals, asksWithdrawals: withdrawals.length > 0 },
            ...{ withdraws, asksWithdraws: withdraws.length > 0 },
            ...{ distributions, asksDistributions: distributions.length > 0 },
          },
        }
      : skipToken,
  );
  const known = data ?? previousData;
  return known ? knownIn(known) : new Map();
};
