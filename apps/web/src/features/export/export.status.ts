import type { ExportStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** How each status of an export is shown (GAP-30); an unknown one shows its own code. */
export const exportStatus: Readonly<Record<ExportStatus, StatusDisplay>> = {
  PENDING: { label: 'Pendiente', tone: 'neutral' },
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  FINISHED: { label: 'Finalizado', tone: 'success' },
  ERROR: { label: 'Error', tone: 'error' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** A status that the history can be filtered by. */
export type KnownExportStatus = Exclude<ExportStatus, 'UNKNOWN'>;

/** The statuses of exports. */
export const exportStatuses = statusCatalogue(exportStatus);

interface Standing {
  readonly status: ExportStatus;
}

/** Whether it will change by itself. */
export const isRunning = ({ status }: Standing): boolean => status === 'PENDING' || status === 'IN_PROCESS';

/** Whether it changed for the last time. */
export const hasEnded = ({ status }: Standing): boolean => status === 'FINISHED' || status === 'ERROR';
