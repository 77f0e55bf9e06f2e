import { ABSENT, cardNumber, exactDecimal, money } from '@/shared/format';
import { paymentDetailTexts } from './detail.texts';
import type { PaymentMethodsFragment } from './PaymentPage.generated';

/** Code of the token type, the only one with a currency conversion (A213). */
const TOKEN_MEDIA_PAYMENT_ID = 92;

const { methods: texts } = paymentDetailTexts;

type Method = PaymentMethodsFragment['paymentMethods'][number];

/** Returns whether a method has a card or an account, and so a holder who can be looked up. */
export const hasNumber = ({ firstSixDigits, lastFourDigits }: Method): boolean =>
  Boolean(firstSixDigits) || Boolean(lastFourDigits);

/** Distinguishes a card from an account, of which nobody knows the first digits. */
export const isCard = ({ firstSixDigits }: Method): boolean => Boolean(firstSixDigits);

/** Expiry as on the card: `expiry(5, 2028)` → `05/2028`. */
export const expiry = (month: number | null, year: number | null): string =>
  month === null || year === null ? ABSENT : `${String(month).padStart(2, '0')}/${year}`;

/** The name of a method on the screen, else its code. */
export const methodName = ({ paymentMethodName, paymentMethodCode }: Method): string => {
  if (paymentMethodName) return paymentMethodName;
  return paymentMethodCode === null ? texts.unnamed : texts.unnamedWithCode(paymentMethodCode);
};

/** First six digits, the mask, last four (A65). */
export const methodNumber = ({ firstSixDigits, lastFourDigits }: Method): string =>
  cardNumber(firstSixDigits, lastFourDigits);

/**
 * The number away from the screen: of a card never more than the last four digits, which its owner names to others,
 * too.
 */
export const lastFour = ({ lastFourDigits }: Method): string | null =>
  lastFourDigits && cardNumber(null, lastFourDigits);

/** The conversion to show: only the token type has one (A65). */
export const conversionOf = ({ paymentMethodCode, currencyConversionInfo }: Method): Method['currencyConversionInfo'] =>
  paymentMethodCode === TOKEN_MEDIA_PAYMENT_ID ? currencyConversionInfo : null;

const HAS_MORE_THAN_CENTS = /\.\d{3,}$/;

/** An amount of a conversion. Tokens have more digits than cents, and none of them may be lost. */
export const conversionAmount = (amount: string, currency: string): string =>
  HAS_MORE_THAN_CENTS.test(amount) ? `${currency} ${exactDecimal(amount)}` : money(amount, currency);
