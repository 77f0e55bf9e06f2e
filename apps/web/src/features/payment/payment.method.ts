import { ABSENT } from '@/shared/format';

interface Method {
  readonly paymentMethodName: string | null;
  readonly lastFourDigits: string | null;
}

/**
 * Returns the name of a payment method, and the last digits that distinguish it from others: `Visa`, `·· 3704`. A
 * method without a name has a dash, and one without digits has the name alone.
 */
export const methodParts = ({ paymentMethodName, lastFourDigits }: Method): readonly string[] => [
  paymentMethodName ?? ABSENT,
  ...(lastFourDigits ? [`·· ${lastFourDigits}`] : []),
];

/** Formats a payment method in one line: `Visa ·· 3704`. */
export const methodSummary = (method: Method): string => methodParts(method).join(' ');
