import type { TransferStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { transferStatus } from './transfer.status';

interface TransferStatusChipProps {
  readonly transfer: { readonly status: TransferStatus; readonly statusCode: string };
}

/** The state of a transfer. */
export const TransferStatusChip = ({ transfer }: TransferStatusChipProps) => {
  const { text, tone, code } = statusText(transferStatus, transfer);
  return <StatusChip tone={tone} label={text} title={`${text} · ${code}`} />;
};
