import type { TaxFormStatus } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { statusText } from '@/shared/status';
import { taxFormStatus } from './tax-form.status';
import { statusDetailTexts } from './tax-form.texts';

interface TaxFormStatusChipProps {
  readonly of: { readonly status: TaxFormStatus; readonly statusCode: string; readonly statusDetail: string | null };
}

/** The state of a tax form, with the reason of an error. */
export const TaxFormStatusChip = ({ of }: TaxFormStatusChipProps) => {
  const { text, tone, code } = statusText(taxFormStatus, of);
  const detail = of.statusDetail && (statusDetailTexts[of.statusDetail] ?? of.statusDetail);
  return <StatusChip tone={tone} label={text} title={[text, code, detail].filter(Boolean).join(' · ')} />;
};
