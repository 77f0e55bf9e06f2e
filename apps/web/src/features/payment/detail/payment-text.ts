import { ABSENT, cardNumber, exactDecimal, money } from '@/shared/format';
import { paymentDetailTexts } from './detail.texts';
import type { PaymentMethodsFragment } from './PaymentPage.generated';

/** Media payment of tokens, the only one with a currency conversion (A213). */
const TOKEN_MEDIA_PAYMENT_ID = 92;

const { methods: texts } = paymentDetailTexts;

type Method = PaymentMethodsFragment['paymentMethods'][number];

/** Returns true if a method has the digits of a card or an account, so that its holder can be queried. */
export const hasNumber = ({ firstSixDigits, lastFourDigits }: Method): boolean =>
  Boolean(firstSixDigits) || Boolean(lastFourDigits);

/** Returns true for a card. An account has no first six digits. */
export const isCard = ({ firstSixDigits }: Method): boolean => Boolean(firstSixDigits);

/** Formats an expiry as on the card: `expiry(5, 2028)` → `05/2028`. */
export const expiry = (month: number | null, year: number | null): string =>
  month === null || year === null ? ABSENT : `${String(month).padStart(2, '0')}/${year}`;

/** Returns the name of a method, or a text with its code. */
export const methodName = ({ paymentMethodName, paymentMethodCode }: Method): string => {
  if (paymentMethodName) return paymentMethodName;
  return paymentMethodCode === null ? texts.unnamed : texts.unnamedWithCode(paymentMethodCode);
};

/** Formats a number as first six digits, mask and last four (A65). */
export const methodNumber = ({ firstSixDigits, lastFourDigits }: Method): string =>
  cardNumber(firstSixDigits, lastFourDigits);

/** Formats a number for use outside the screen: only the last four digits, which may be shared. */
export const lastFour = ({ lastFourDigits }: Method): string | null =>
  lastFourDigits && cardNumber(null, lastFourDigits);

/** Returns the conversion of a method. Only tokens have one (A65). */
export const conversionOf = ({ paymentMethodCode, currencyConversionInfo }: Method): Method['currencyConversionInfo'] =>
  paymentMethodCode === TOKEN_MEDIA_PAYMENT_ID ? currencyConversionInfo : null;

const HAS_MORE_THAN_CENTS = /\.\d{3,}$/;

/** Formats an amount of a conversion: with more than two decimals, as tokens have, with all digits, else as money. */
export const conversionAmount = (amount: string, currency: string): string =>
  HAS_MORE_THAN_CENTS.test(amount) ? `${currency} ${exactDecimal(amount)}` : money(amount, currency);
