import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import type { SubscriptionFilter } from '@/shared/apollo/schema-types.generated';
import { Can } from '@/shared/auth';
import { LATEST, LatestRecords } from '@/shared/detail';
import { dateTime, money } from '@/shared/format';
import { SubscriptionStatusChip } from '../subscription.status';
import { subscriptionLinesTexts as texts } from './subscription-lines.texts';
import { useLatestSubscriptionsQuery, type SubscriptionLineFragment } from './LatestSubscriptions.generated';

interface LatestSubscriptionsProps {
  /** Filter by collector or payer. */
  readonly filter: Pick<SubscriptionFilter, 'collectorId'> | Pick<SubscriptionFilter, 'payerEmail'>;
  /** Address of the whole list. */
  readonly to: string;
}

const lineOf = (subscription: SubscriptionLineFragment, withPayer: boolean) => {
  const { id, detail, payer, requestDate, amount, currencyId } = subscription;
  return {
    id,
    to: routes.subscription.href(id),
    title: detail?.conceptDescription ?? texts.unnamed,
    details: [dateTime(requestDate), withPayer ? (payer?.name ?? payer?.email) : null],
    amount: money(amount, currencyId),
    status: <SubscriptionStatusChip of={subscription} />,
  };
};

const Loaded = ({ filter, to }: LatestSubscriptionsProps) => {
  const query = useLatestSubscriptionsQuery({ variables: { filter, limit: LATEST } });
  const ofCollector = 'collectorId' in filter;
  return (
    <LatestRecords
      query={query}
      rows={query.data?.subscriptions?.rows}
      to={to}
      texts={texts}
      usual={ofCollector ? LATEST : 1}
      lineOf={(row) => lineOf(row, ofCollector)}
    />
  );
};

/**
 * Section with the latest subscriptions of every kind of a payer or a collector, for people who may read them. A
 * failure affects this section alone.
 */
export const LatestSubscriptions = (props: LatestSubscriptionsProps) => (
  <Can anyOf={operationPermissions['Query.subscriptions']}>
    <Loaded {...props} />
  </Can>
);
