import type { NotificationStatus } from '@/shared/apollo/schema-types.generated';
import { statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a notification (GAP-15). An unknown status shows its code. */
export const notificationStatus: Readonly<Record<NotificationStatus, StatusDisplay>> = {
  SENT: { label: 'Enviada', tone: 'success' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocida', tone: 'neutral' },
};

/** Chip with the status of a notification or of one delivery attempt. */
export const NotificationStatusChip = statusChip(notificationStatus);
