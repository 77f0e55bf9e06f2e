import type { SoftwareProviderReportStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a report (B107). An unknown status shows its code. */
export const reportStatus: Readonly<Record<SoftwareProviderReportStatus, StatusDisplay>> = {
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  ERROR: { label: 'Error', tone: 'error' },
  PENDING_APPROVAL: { label: 'Pendiente', tone: 'info' },
  SENT: { label: 'Enviado', tone: 'success' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** Statuses of reports, in the order of the specification (B106). */
export const reportStatuses = statusCatalogue(reportStatus);
