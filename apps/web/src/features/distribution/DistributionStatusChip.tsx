import type { DistributionStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { detailStatus, distributionStatus } from './distribution.status';

interface DistributionStatusChipProps {
  readonly of: {
    readonly status: DistributionStatus;
    readonly statusCode: string;
    readonly statusDetail: string | null;
  };
  /** Whether it is the status of a part, of which two have other labels (B204). */
  readonly isPart?: boolean;
}

/** The state of a distribution or of a part, with the whole message of a rejection or an error (GAP-38). */
export const DistributionStatusChip = ({ of, isPart = false }: DistributionStatusChipProps) => {
  const { text, tone, code } = statusText(isPart ? detailStatus : distributionStatus, of);
  return <StatusChip tone={tone} label={text} title={[text, code, of.statusDetail].filter(Boolean).join(' · ')} />;
};
