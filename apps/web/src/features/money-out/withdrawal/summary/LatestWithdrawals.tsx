import { operationPermissions } from '@backoffice/schema/permissions';
import { accountLine } from '@/domain/destination';
import { ofCollector, routes, unfiltered } from '@/domain/routes';
import { dialogParameters } from '@/shared/actions';
import { Can } from '@/shared/auth';
import { LATEST, LatestRecords } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { WithdrawalStatusChip } from '../withdrawal.status';
import { latestWithdrawalsTexts as texts } from './latest-withdrawals.texts';
import { useLatestWithdrawalsQuery } from './LatestWithdrawals.generated';

interface LatestWithdrawalsProps {
  readonly collector: { readonly id: string; readonly name: string };
}

const Loaded = ({ collector }: LatestWithdrawalsProps) => {
  const query = useLatestWithdrawalsQuery({ variables: { filter: { collectorId: collector.id }, limit: LATEST } });
  const filters = { ...ofCollector(collector), ...unfiltered.withdrawals };
  const list = routes.withdrawalHistory.href(filters);
  return (
    <LatestRecords
      query={query}
      rows={query.data?.withdrawals?.rows}
      to={list}
      texts={texts}
      usual={LATEST}
      lineOf={(row) => ({
        id: row.id,
        to: `${list}&${String(new URLSearchParams(dialogParameters('retiro', { action: 'detail', id: row.id })))}`,
        title: accountLine(row.destination),
        details: [dateTime(row.requestDate)],
        amount: money(row.amount, row.currencyId),
        status: <WithdrawalStatusChip of={row} />,
      })}
    />
  );
};

/**
 * Section with the latest withdrawals of a collector, for people who may read them. A line opens the withdrawal over
 * the history, filtered by the collector.
 */
export const LatestWithdrawals = (props: LatestWithdrawalsProps) => (
  <Can anyOf={operationPermissions['Query.withdrawals']}>
    <Loaded {...props} />
  </Can>
);
