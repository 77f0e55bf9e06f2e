import { StatusChip } from '@/shared/feedback';
import type { SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { subscriptionStatus } from './subscriptions.status';

interface SubscriptionStatusChipProps {
  readonly subscription: {
    readonly status: SubscriptionStatus;
    readonly statusCode: string;
  };
}

/** The state of a subscription or of one of its versions. */
export const SubscriptionStatusChip = ({ subscription: { status, statusCode } }: SubscriptionStatusChipProps) => {
  const { label, tone } = subscriptionStatus[status];
  return <StatusChip tone={tone} label={status === 'UNKNOWN' ? statusCode : label} title={statusCode} />;
};
