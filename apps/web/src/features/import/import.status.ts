import type { ImportRowStatus, ImportStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, statusChip, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of an import (GAP-17). An unknown status shows its code. */
export const importStatus: Readonly<Record<ImportStatus, StatusDisplay>> = {
  PROCESSING: { label: 'En proceso', tone: 'info' },
  PENDING_APPROVED: { label: 'Por confirmar', tone: 'warning' },
  APPROVED: { label: 'Confirmada', tone: 'success' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
  ERROR: { label: 'Con error', tone: 'error' },
  UNKNOWN: { label: 'Desconocida', tone: 'neutral' },
};

/** Choices of the filter by the status of an import. */
export const importStatuses = statusCatalogue(importStatus);

/** Label and tone of each status of a row (B164, GAP-17), in the order of the specification. */
export const importRowStatus: Readonly<Record<ImportRowStatus, StatusDisplay>> = {
  ERROR: { label: 'Error', tone: 'error' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  ISSUED: { label: 'Emitido', tone: 'info' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/**
 * Returns true while an import is processed or waits for confirmation. None of its rows is a payment yet, even with the
 * status `ISSUED`.
 */
export const isUnconfirmed = ({ status }: { readonly status: ImportStatus }): boolean =>
  status === 'PROCESSING' || status === 'PENDING_APPROVED';

/** Returns true for an import that issues no payment: it was cancelled, or its file could not be read. */
export const issuesNothing = ({ status }: { readonly status: ImportStatus }): boolean =>
  status === 'CANCELLED' || status === 'ERROR';

/** Label and tone of a row with the status `ISSUED` while its import is processed or waits for confirmation. */
export const toIssue: StatusDisplay = { label: 'Por emitir', tone: 'warning' };

/** Label and tone of a row without an error whose import issues nothing. */
export const notIssued: StatusDisplay = { label: 'No emitido', tone: 'neutral' };

/** Choices of the filter by the status of a row. */
export const importRowStatuses = statusCatalogue(importRowStatus);

/** Chip with the status of an import. */
export const ImportStatusChip = statusChip(importStatus);

/** Chip with the status of a row. */
export const ImportRowChip = statusChip(importRowStatus);
