import { bankAccount, cardNumber, cbu, check, hasLuhnDigit } from '@backoffice/validators';
import type { MethodKind } from './use-method-form';
import { methodTexts as texts } from './method.texts';

/** Hint about the digits. A warning does not block the form. */
export interface NumberHint {
  readonly text: string;
  readonly isWarning: boolean;
}

const cardHint = (digits: string): NumberHint | undefined =>
  hasLuhnDigit(digits) ? undefined : { text: texts.luhn, isWarning: true };

const accountHint = (digits: string): NumberHint => {
  const { kind, bank, isValid } = bankAccount(digits);
  const whose = kind === 'CVU' ? texts.provider : (bank ?? texts.unknownBank);
  return isValid ? { text: whose, isWarning: false } : { text: `${whose}. ${texts.checkDigits}`, isWarning: true };
};

/**
 * Returns the hint for a complete number: the bank of an account, or wrong check digits (GAP-50). Undefined if there is
 * nothing to say.
 */
export const numberHint = (kind: MethodKind, typed: string): NumberHint | undefined => {
  const checked = check(kind === 'card' ? cardNumber : cbu, typed);
  if (!checked.ok) return undefined;
  return kind === 'card' ? cardHint(checked.value) : accountHint(checked.value);
};
