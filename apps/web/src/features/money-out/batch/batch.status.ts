import type { BatchStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';
import { statusDetailTexts } from './batch.texts';

/** Label and tone of each status of a batch (GAP-25). An unknown status shows its code. */
export const batchStatus: Readonly<Record<BatchStatus, StatusDisplay>> = {
  CREATED: { label: 'Creado', tone: 'neutral' },
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  FOR_WITHDRAWING: { label: 'Para retirar', tone: 'warning' },
  IN_WITHDRAWN: { label: 'Retirado', tone: 'success' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of batches. */
export const batchStatuses = statusCatalogue(batchStatus);

/** Chip with the status of a batch, and the reason of an error. */
export const BatchStatusChip = statusChip(batchStatus, statusDetailTexts);
