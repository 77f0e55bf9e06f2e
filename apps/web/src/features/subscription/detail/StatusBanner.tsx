import { Banner } from '@/shared/detail';
import { subscriptionStatus } from '../subscription.status';
import { subscriptionDetailTexts as texts } from './detail.texts';
import type { SubscriptionSummaryFragment } from './SubscriptionPage.generated';

/** The state of the subscription, and what it means (A72). */
export const StatusBanner = ({ subscription }: { readonly subscription: SubscriptionSummaryFragment }) => {
  const { status, statusCode } = subscription;
  const { label, tone } = subscriptionStatus[status];
  return (
    <Banner tone={tone} title={`${status === 'UNKNOWN' ? statusCode : label}.`}>
      {texts.statusMeans[status]}
    </Banner>
  );
};
