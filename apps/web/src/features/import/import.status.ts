import type { ImportRowStatus, ImportStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of an import (GAP-17); an unknown one shows its own code. */
export const importStatus: Readonly<Record<ImportStatus, StatusDisplay>> = {
  PROCESSING: { label: 'En proceso', tone: 'info' },
  PENDING_APPROVED: { label: 'Por confirmar', tone: 'warning' },
  APPROVED: { label: 'Confirmada', tone: 'success' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocida', tone: 'neutral' },
};

/** The statuses of imports. */
export const importStatuses = statusCatalogue(importStatus);

/** Label and tone of each status of a row (B164, GAP-17), in the order of the documents. */
const importRowStatus: Readonly<Record<ImportRowStatus, StatusDisplay>> = {
  ERROR: { label: 'Error', tone: 'error' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  ISSUED: { label: 'Emitido', tone: 'neutral' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** A row of an import that was cancelled became no payment. */
export const notIssued: StatusDisplay = { label: 'No emitido', tone: 'neutral' };

/** The statuses of rows. */
export const importRowStatuses = statusCatalogue(importRowStatus);

/** The status of an import. */
export const ImportStatusChip = statusChip(importStatus);

/** The status of a row of an import. */
export const ImportRowChip = statusChip(importRowStatus);
