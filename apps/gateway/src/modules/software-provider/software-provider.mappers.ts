import type * as contract from '@backoffice/contracts/software-provider';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { enumFrom } from '../../module-kit/source/mapping.ts';

export type SoftwareProviderReportParent = Omit<
  api.SoftwareProviderReport,
  'activity' | 'collector' | 'availableActions'
>;

const statusOf = enumFrom<api.SoftwareProviderReportStatus>({
  in_process: 'IN_PROCESS',
  error: 'ERROR',
  pending_approval: 'PENDING_APPROVAL',
  sent: 'SENT',
});

/** Returns the extension of a file name in lower case; null without one (CON-23). */
const formatOf = (fileName: string | null): string | null =>
  (fileName && /[^/.]\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase()) || null;

/** Converts a report, with a derived version (B144). */
export const reportFrom = withDerivedVersion(
  (report: contract.SoftwareProviderReport): Omit<SoftwareProviderReportParent, 'version'> => ({
    id: report.id,
    softwareProvider: report.soft_provider,
    collectorId: report.collector_id,
    fileName: report.metadata.file_name,
    filePath: report.metadata.file_path,
    format: formatOf(report.metadata.file_name),
    sendResult: report.metadata.result_send,
    startDate: report.start_date,
    endDate: report.end_date,
    generatedDate: report.generated_date ?? null,
    sentDate: report.sent_date ?? null,
    status: statusOf(report.status),
    statusCode: report.status,
  }),
  {
    steady: ['softwareProvider', 'collectorId', 'startDate', 'endDate'],
    state: 'statusCode',
    moving: ['fileName', 'sendResult', 'generatedDate', 'sentDate'],
  },
);
