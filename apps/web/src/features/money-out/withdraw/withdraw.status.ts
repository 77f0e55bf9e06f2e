import type { WithdrawStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';
import { statusDetailTexts } from '../status-detail.texts';

/** Label and tone of each status of a withdraw (GAP-22). An unknown status shows its code. */
export const withdrawStatus: Readonly<Record<WithdrawStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  TRANSFERRED: { label: 'Transferido', tone: 'success' },
  REJECTED: { label: 'Rechazado', tone: 'error' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of withdraws. */
export const withdrawStatuses = statusCatalogue(withdrawStatus);

/** Chip with the status of a withdraw, and the reason of a rejection or an error. */
export const WithdrawStatusChip = statusChip(withdrawStatus, statusDetailTexts);
