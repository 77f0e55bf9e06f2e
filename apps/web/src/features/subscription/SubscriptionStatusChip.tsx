import { StatusChip } from '@/shared/feedback';
import type { SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { subscriptionStatus } from './subscription.status';

interface SubscriptionStatusChipProps {
  readonly subscription: {
    readonly status: SubscriptionStatus;
    readonly statusCode: string;
  };
}

/** The state of a subscription or of one of its versions. */
export const SubscriptionStatusChip = ({ subscription: { status, statusCode } }: SubscriptionStatusChipProps) => {
  const { label, tone } = subscriptionStatus[status];
  const isKnown = status !== 'UNKNOWN';
  // a narrow column cuts the longest of them
  return (
    <StatusChip
      tone={tone}
      label={isKnown ? label : statusCode}
      title={isKnown ? `${label} · ${statusCode}` : statusCode}
    />
  );
};
