import type { TransferStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a transfer (GAP-20). An unknown status shows its code. */
export const transferStatus: Readonly<Record<TransferStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'info' },
  CONCILIATED: { label: 'Conciliada', tone: 'success' },
  AUTO_CONCILIATED: { label: 'Autoconciliada', tone: 'success' },
  REJECTED: { label: 'Rechazada', tone: 'error' },
  UNKNOWN: { label: 'Desconocida', tone: 'neutral' },
};

/** Statuses of transfers. */
export const transferStatuses = statusCatalogue(transferStatus);

/** Chip with the status of a transfer. */
export const TransferStatusChip = statusChip(transferStatus);
