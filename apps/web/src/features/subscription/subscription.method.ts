import { mediaPaymentName } from '@/domain/payment-method/media';

interface Method {
  readonly paymentMethodCode: number | null;
  readonly lastFourDigits: string | null;
}

/**
 * Returns the name of a payment method, and the last digits that distinguish it from others: `Visa`, `·· 3704`. Without
 * a name, it returns the digits alone.
 */
export const methodParts = ({ paymentMethodCode, lastFourDigits }: Method): readonly string[] => {
  const name = paymentMethodCode === null ? null : mediaPaymentName(paymentMethodCode);
  if (!name) return lastFourDigits ? [lastFourDigits] : [];
  return [name, ...(lastFourDigits ? [`·· ${lastFourDigits}`] : [])];
};

/** Formats a payment method in one line: `Visa ·· 3704`. Null without a method. */
export const methodText = (method: Method | null): string | null => (method && methodParts(method).join(' ')) || null;
