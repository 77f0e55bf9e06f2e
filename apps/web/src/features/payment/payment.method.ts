import { ABSENT } from '@/shared/format';

interface Method {
  readonly mediaPaymentDetail: string | null;
  readonly lastFourDigits: string | null;
}

/** A payment method in a few words: `Visa ·· 3704`. */
export const methodSummary = ({ mediaPaymentDetail, lastFourDigits }: Method): string => {
  const name = mediaPaymentDetail ?? ABSENT;
  return lastFourDigits ? `${name} ·· ${lastFourDigits}` : name;
};
