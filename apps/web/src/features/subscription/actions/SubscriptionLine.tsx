import { CurrentEntity, EntityLine } from '@/shared/change';
import { ABSENT, money } from '@/shared/format';
import { SubscriptionStatusChip } from '../SubscriptionStatusChip';
import type { SubscriptionForActionFragment } from './SubscriptionForAction.generated';

interface SubscriptionProps {
  readonly subscription: SubscriptionForActionFragment;
}

/** Which subscription a dialog is about. */
export const SubscriptionLine = ({ subscription }: SubscriptionProps) => (
  <EntityLine
    id={subscription.id}
    title={subscription.payer?.name ?? ABSENT}
    amount={money(subscription.amount, subscription.currencyId)}
    status={<SubscriptionStatusChip subscription={subscription} />}
  />
);

/** How the subscription stands now, after somebody else changed it. */
export const CurrentSubscription = ({ subscription }: SubscriptionProps) => (
  <CurrentEntity
    status={<SubscriptionStatusChip subscription={subscription} />}
    amount={money(subscription.amount, subscription.currencyId)}
    version={subscription.version}
    lastUpdateDate={subscription.lastUpdateDate}
  />
);
