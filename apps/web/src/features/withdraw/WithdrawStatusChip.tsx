import type { WithdrawStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { withdrawStatus } from './withdraw.status';

interface WithdrawStatusChipProps {
  readonly of: { readonly status: WithdrawStatus; readonly statusCode: string; readonly statusDetail: string | null };
}

/** The state of a withdraw, with the reason of a refusal or an error. */
export const WithdrawStatusChip = ({ of }: WithdrawStatusChipProps) => {
  const { text, tone, code } = statusText(withdrawStatus, of);
  return <StatusChip tone={tone} label={text} title={[text, code, of.statusDetail].filter(Boolean).join(' · ')} />;
};
