import type { SoftwareProviderReportStatus } from '@/shared/apollo/schema-types.generated';
import { statusChip } from '@/shared/status';
import { reportStatus } from './software-provider.status';

const Chip = statusChip(reportStatus, {});

interface ReportStatusChipProps {
  readonly of: {
    readonly status: SoftwareProviderReportStatus;
    readonly statusCode: string;
    readonly sendResult: string | null;
  };
}

/** Chip with the status of a report, and the answer of its software provider. */
export const ReportStatusChip = ({ of }: ReportStatusChipProps) => <Chip of={{ ...of, statusDetail: of.sendResult }} />;
