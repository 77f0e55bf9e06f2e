import type { NotificationStatus } from '@/shared/apollo/schema-types.generated';
import { statusChip, type StatusDisplay } from '@/shared/status';

/** Display of each status of a notification (GAP-15); an unknown one shows its own code. */
export const notificationStatus: Readonly<Record<NotificationStatus, StatusDisplay>> = {
  SENT: { label: 'Enviada', tone: 'success' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocida', tone: 'neutral' },
};

/** The status of a notification or of one attempt to deliver it. */
export const NotificationStatusChip = statusChip(notificationStatus);
