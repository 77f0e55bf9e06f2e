import Box from '@mui/material/Box';
import { adviceOf, causeOf, codeText } from '@/domain/service-codes';
import type { OfferedAction } from '@/shared/actions';
import { Banner } from '@/shared/detail';
import { ServiceCode } from '@/shared/feedback';
import { paymentDetailTexts } from './detail.texts';
import type { PaymentPartsFragment } from './PaymentPage.generated';

const { rejection: texts } = paymentDetailTexts;

/** Starts a text within a sentence. */
const within = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

interface RejectionBannerProps {
  readonly payment: Pick<PaymentPartsFragment, 'statusDetail' | 'isCurrent'>;
  /** The offer of another try; the gateway says why there is none. */
  readonly retry: OfferedAction | undefined;
}

/** Reason of the rejection, and what to do next; of an older version only the reason. */
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
