import type { SoftwareProviderReportStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { reportStatus } from './software-provider.status';

interface ReportStatusChipProps {
  readonly of: {
    readonly status: SoftwareProviderReportStatus;
    readonly statusCode: string;
    readonly sendResult: string | null;
  };
}

/** The state of a report, with what its provider answered. */
export const ReportStatusChip = ({ of }: ReportStatusChipProps) => {
  const { text, tone, code } = statusText(reportStatus, of);
  return <StatusChip tone={tone} label={text} title={[text, code, of.sendResult].filter(Boolean).join(' · ')} />;
};
