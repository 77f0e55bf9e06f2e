import type { SubscriptionStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a subscription (A132, GAP-14). An unknown status shows its code. */
export const subscriptionStatus: Readonly<Record<SubscriptionStatus, StatusDisplay>> = {
  ACTIVE: { label: 'Activa', tone: 'success' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  PAYER_DEFERRED: { label: 'Diferida por el pagador', tone: 'warning' },
  REVIEW: { label: 'En revisión', tone: 'warning' },
  REJECTED: { label: 'Rechazada', tone: 'error' },
  FINISHED: { label: 'Finalizada', tone: 'neutral' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
  UNKNOWN: { label: 'Desconocida', tone: 'neutral' },
};

/** Statuses of subscriptions. */
export const subscriptionStatuses = statusCatalogue(subscriptionStatus);

/** Chip with the status of a subscription or of one of its versions. */
export const SubscriptionStatusChip = statusChip(subscriptionStatus);
