import { routes } from '@/domain/routes';
import { askedOf } from '@/shared/apollo';
import { Comparison, inOrder, VersionName, type VersionPair } from '@/shared/versions';
import { SubscriptionStatusChip } from '../../SubscriptionStatusChip';
import { subscriptionDetailTexts } from '../detail.texts';
import type { SubscriptionPartsFragment } from '../SubscriptionPage.generated';
import { usePermittedParts } from '../use-subscription';
import { readSubscription } from './read-subscription';
import { useSubscriptionComparisonQuery } from './SubscriptionHistory.generated';

const look = {
  read: readSubscription,
  renderName: (subscription: SubscriptionPartsFragment) => (
    <VersionName
      path={routes.subscription.href(subscription.id)}
      version={subscription.version}
      isCurrent={subscription.lastModified}
      lastUpdateDate={subscription.lastUpdateDate}
      status={<SubscriptionStatusChip subscription={subscription} />}
    />
  ),
  missing: subscriptionDetailTexts.missingVersion,
};

interface SubscriptionComparisonProps {
  readonly subscriptionId: string;
  readonly pair: VersionPair;
}

/** What changed between two versions of a subscription. */
export const SubscriptionComparison = ({ subscriptionId, pair }: SubscriptionComparisonProps) => {
  // an answer of its own: in the client's memory, which version is the current one may change meanwhile
  const result = useSubscriptionComparisonQuery({
    variables: { id: subscriptionId, ...inOrder(pair), ...usePermittedParts() },
    fetchPolicy: 'no-cache',
  });
  return (
    <Comparison
      pair={pair}
      look={look}
      asked={{
        older: result.data?.older,
        newer: result.data?.newer,
        ...askedOf(result),
      }}
    />
  );
};
