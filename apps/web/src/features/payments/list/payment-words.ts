import { ABSENT } from '@/shared/format';
import type { PaymentRowFragment } from './PaymentRow.generated';

/** The first payment method in a few words: `Visa ·· 3704`. */
export const methodWords = ({ paymentMethods: [first] }: PaymentRowFragment): string => {
  if (!first) return ABSENT;
  const name = first.mediaPaymentDetail ?? ABSENT;
  return first.lastFourDigits ? `${name} ·· ${first.lastFourDigits}` : name;
};
