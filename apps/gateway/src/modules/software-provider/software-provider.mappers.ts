import type * as contract from '@backoffice/contracts/software-provider';
import type * as api from '../../graphql/schema-types.generated.ts';
import { enumFrom } from '../mapping.ts';

export type SoftwareProviderReportParent = Omit<api.SoftwareProviderReport, 'collector' | 'availableActions'>;

const statusOf = enumFrom<api.SoftwareProviderReportStatus>({
  in_process: 'IN_PROCESS',
  error: 'ERROR',
  pending_approval: 'PENDING_APPROVAL',
  sent: 'SENT',
});

/** Seconds of a version after the making of the file, by its status. */
const versions = new Map([
  ['pending_approval', 1],
  ['in_process', 2],
  ['sent', 3],
]);

/** The service keeps no versions: a file is told by the second of its making, what became of it by the seconds after. */
const versionOf = ({ status, generated_date }: contract.SoftwareProviderReport): number =>
  Math.floor(Date.parse(generated_date ?? '1970-01-01T00:00:00Z') / 1000) + (versions.get(status) ?? 4);

/** The extension of the name of a file in lower case; null without one (CON-23). */
const formatOf = (fileName: string | null): string | null =>
  (fileName && /[^/.]\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase()) || null;

/** The report as the schema has it (B144). */
export const reportFrom = (report: contract.SoftwareProviderReport): SoftwareProviderReportParent => ({
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
  status: statusOf(report.status),
  statusCode: report.status,
  version: versionOf(report),
});
