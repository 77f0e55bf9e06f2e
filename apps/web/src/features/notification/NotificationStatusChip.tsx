import type { NotificationStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { notificationStatus } from './notification.status';

interface NotificationStatusChipProps {
  readonly of: { readonly status: NotificationStatus; readonly statusCode: string };
}

/** The state of a notification or of one attempt to deliver it. */
export const NotificationStatusChip = ({ of: { status, statusCode } }: NotificationStatusChipProps) => {
  const { label, tone } = notificationStatus[status];
  return <StatusChip tone={tone} label={status === 'UNKNOWN' ? statusCode : label} title={statusCode} />;
};
