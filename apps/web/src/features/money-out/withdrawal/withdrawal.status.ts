import type { WithdrawalStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';
import { statusDetailTexts } from '../status-detail.texts';

/** Label and tone of each status of a withdrawal (GAP-23, CON-33). An unknown status shows its code. */
export const withdrawalStatus: Readonly<Record<WithdrawalStatus, StatusDisplay>> = {
  PENDING_AUTHORIZATION: { label: 'Por autorizar', tone: 'warning' },
  AUTHORIZED: { label: 'Autorizado', tone: 'info' },
  TRANSFERRED: { label: 'Transferido', tone: 'success' },
  REFUSED: { label: 'Rechazado', tone: 'error' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of withdrawals. */
export const withdrawalStatuses = statusCatalogue(withdrawalStatus);

/** Chip with the status of a withdrawal, and the reason of a refusal or an error. */
export const WithdrawalStatusChip = statusChip(withdrawalStatus, statusDetailTexts);
