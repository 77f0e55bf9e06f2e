import type { BatchStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { batchStatus } from './batch.status';
import { statusDetailTexts } from './batch.texts';

interface BatchStatusChipProps {
  readonly of: { readonly status: BatchStatus; readonly statusCode: string; readonly statusDetail: string | null };
}

/** The state of a batch, with the reason of a refusal or an error. */
export const BatchStatusChip = ({ of }: BatchStatusChipProps) => {
  const { text, tone, code } = statusText(batchStatus, of);
  return (
    <StatusChip
      tone={tone}
      label={text}
      title={[text, code, of.statusDetail && (statusDetailTexts[of.statusDetail] ?? of.statusDetail)]
        .filter(Boolean)
        .join(' · ')}
    />
  );
};
