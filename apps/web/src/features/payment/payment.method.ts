import { ABSENT } from '@/shared/format';

interface Method {
  readonly paymentMethodName: string | null;
  readonly lastFourDigits: string | null;
}

/** A payment method in a few words: `Visa ·· 3704`. */
export const methodSummary = ({ paymentMethodName, lastFourDigits }: Method): string => {
  const name = paymentMethodName ?? ABSENT;
  return lastFourDigits ? `${name} ·· ${lastFourDigits}` : name;
};
