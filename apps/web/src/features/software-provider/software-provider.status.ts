import type { SoftwareProviderReportStatus } from '@/shared/apollo/schema-types.generated';
import { statusCatalogue, type StatusDisplay } from '@/shared/status';

/** Label and tone of each status of a report (B107); an unknown one shows its own code. */
export const reportStatus: Readonly<Record<SoftwareProviderReportStatus, StatusDisplay>> = {
  IN_PROCESS: { label: 'En proceso', tone: 'info' },
  ERROR: { label: 'Error', tone: 'error' },
  PENDING_APPROVAL: { label: 'Pendiente', tone: 'info' },
  SENT: { label: 'Enviado', tone: 'success' },
  UNKNOWN: { label: 'Desconocido', tone: 'neutral' },
};

/** The statuses of reports, in the order of the documents (B106). */
export const reportStatuses = statusCatalogue(reportStatus);
