import { mediaPaymentName } from '@/domain/payment-method/media';

interface Method {
  readonly paymentMethodCode: number | null;
  readonly lastFourDigits: string | null;
}

/** A payment method in a few words, `Visa ·· 3704`; null when there is none. */
export const methodText = (method: Method | null): string | null => {
  if (!method) return null;
  const name = method.paymentMethodCode === null ? null : mediaPaymentName(method.paymentMethodCode);
  return [name, method.lastFourDigits].filter(Boolean).join(' ·· ') || null;
};
