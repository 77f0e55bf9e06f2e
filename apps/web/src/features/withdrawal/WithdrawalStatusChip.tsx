import type { WithdrawalStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { withdrawalStatus } from './withdrawal.status';
import { statusDetailTexts } from './withdrawal.texts';

interface WithdrawalStatusChipProps {
  readonly of: { readonly status: WithdrawalStatus; readonly statusCode: string; readonly statusDetail: string | null };
}

/** The state of a withdrawal, with the reason of a refusal or an error. */
export const WithdrawalStatusChip = ({ of }: WithdrawalStatusChipProps) => {
  const { text, tone, code } = statusText(withdrawalStatus, of);
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
