import Box from '@mui/material/Box';
import { adviceOf, causeOf, codeText } from '@/domain/service-codes';
import type { OfferedAction } from '@/shared/actions';
import { Banner } from '@/shared/detail';
import { ServiceCode } from '@/shared/feedback';
import { paymentDetailTexts } from './detail.texts';
import type { PaymentPartsFragment } from './PaymentPage.generated';

const { rejection: texts } = paymentDetailTexts;

/** Lowers the first letter of a sentence, for use within another one. */
const within = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

interface RejectionBannerProps {
  readonly payment: Pick<PaymentPartsFragment, 'statusDetail' | 'isCurrent'>;
  /** Action that retries the charge, or its refusal by the GraphQL gateway with the reason. */
  readonly retry: Pick<OfferedAction, 'refusal'> | undefined;
}

/** Banner with the reason of the rejection, and the next step. An older version shows no next step. */
export const RejectionBanner = ({ payment: { statusDetail, isCurrent }, retry }: RejectionBannerProps) => {
  const why = codeText('statusDetail', statusDetail);
  const next = retry?.refusal === undefined ? texts.retry : texts.noRetry(within(retry.refusal));
  return (
    <Banner tone="error" title={why?.code === undefined ? texts.title : texts.because(within(why.text))}>
      {causeOf(statusDetail)}{' '}
      <Box component="span" sx={{ displayPrint: 'none' }}>
        {isCurrent && [adviceOf(statusDetail), retry && next].filter(Boolean).join(' ')}
      </Box>{' '}
      {statusDetail !== null && <ServiceCode code={statusDetail} />}
    </Banner>
  );
};
