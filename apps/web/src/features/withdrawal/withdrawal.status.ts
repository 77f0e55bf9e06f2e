import type { WithdrawalStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** How each status of a withdrawal is shown (GAP-23, CON-33); an unknown one shows its own code. */
export const withdrawalStatus: Readonly<Record<WithdrawalStatus, StatusDisplay>> = {
  PENDING_AUTHORIZATION: { label: 'Por autorizar', tone: 'warning' },
  AUTHORIZED: { label: 'Autorizado', tone: 'info' },
  TRANSFERRED: { label: 'Transferido', tone: 'success' },
  REFUSED: { label: 'Rechazado', tone: 'error' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** The statuses of withdrawals. */
export const withdrawalStatuses = statusCatalogue(withdrawalStatus);
