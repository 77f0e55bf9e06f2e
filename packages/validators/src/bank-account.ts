import { string, type StringSchema } from 'yup';
import { bankNames } from './bank-names.ts';
import { withoutSeparators } from './identification.ts';
import { visibleText } from './text/visible.ts';
import { atMost } from './typed-text.ts';

/**
 * Validator of a CBU or CVU: 22 digits, with or without separators (A151). Wrong check digits are accepted;
 * `bankAccount` reports them.
 */
export const cbu = string()
  .transform(withoutSeparators)
  .required('*Campo requerido.')
  .matches(/^\d*$/, '*Solo números.')
  .matches(/^\d{22}$/, 'El CBU tiene 22 dígitos.');

/** Facts derived from the digits of an account. */
export interface BankAccount {
  /** `CVU` for an account at a payment service provider, `CBU` for one at a bank. */
  readonly kind: 'CBU' | 'CVU';
  /** Name of the bank. Null for a CVU or an unknown bank code. */
  readonly bank: string | null;
  /** True if both check digits are right, and the account is not all zeros. */
  readonly isValid: boolean;
}

const weights = [3, 1, 7, 9];

/** Returns true if the last digit of a block is its check digit. Weights run from right to left. */
const isBlock = (block: string): boolean => {
  const [check, ...others] = Array.from(block).reverse().map(Number);
  const sum = others.reduce((total, digit, place) => total + digit * (weights[place % 4] ?? 0), 0);
  return check === (10 - (sum % 10)) % 10;
};

/** Returns true if the account block is valid. Zeros pass the check digit, but are nobody's account. */
const isAccount = (block: string): boolean => isBlock(block) && !/^0+$/.test(block);

/** Parses the 22 digits of an account. Bank and branch (7 digits) and account (13 digits) each have a check digit. */
export const bankAccount = (number: string): BankAccount => {
  const isProvider = number.startsWith('000');
  return {
    kind: isProvider ? 'CVU' : 'CBU',
    bank: isProvider ? null : (bankNames[number.slice(0, 3)] ?? null),
    isValid: isBlock(number.slice(0, 8)) && isAccount(number.slice(8)),
  };
};

/** Alias: 5 to 20 letters without ñ, digits, dots and dashes, not all digits (CON-15, CON-16). */
const alias = /^(?!\d+$)[a-z\d.-]{5,20}$/i;

/** Returns true if the text has the form of an alias. */
export const isAlias = (text: string): boolean => alias.test(text);

/** Message for wrong check digits. */
const wrongDigits = 'Los dígitos verificadores de la cuenta de destino no coinciden.';

/** Message for characters that an alias cannot contain. */
const wrongAlias = 'El alias lleva letras sin ñ, números, puntos y guiones, y no solo números.';

const hasRightDigits = (text: string): boolean => !/^\d{22}$/.test(text) || bankAccount(text).isValid;

/** Normalizes a destination: removes separators from a number, and surrounding spaces from an alias. */
const destinationText = (text: string): string => {
  const number = withoutSeparators(text);
  return /^\d{15,}$/.test(number) ? number : visibleText(text);
};

/**
 * Validator of a destination of money: a CBU or CVU with right check digits, or an alias (CON-15). Wrong digits are
 * refused.
 */
export const destinationAccount = string()
  .transform(destinationText)
  .required('*Campo requerido.')
  .test(atMost(22))
  .test(
    'form',
    'Ingrese los 22 dígitos de un CBU o CVU, o un alias de 5 a 20 letras, números, puntos o guiones.',
    (text) => /^\d{22}$/.test(text) || isAlias(text),
  )
  .test('check digits', wrongDigits, hasRightDigits);

const aliasProblem = 'Ingresa un destino de 5 a 20 caracteres.';

/**
 * Returns the validator of a destination for the chosen format, CBU or alias. The messages about the length are those
 * of the specification (B254-B256, CON-16).
 */
export const destinationOfFormat = (format: unknown, field: StringSchema<string>): StringSchema<string> => {
  const text = field.transform(destinationText);
  return format === 'cbu'
    ? text
        .matches(/^\d{22}$/, 'Ingresa un numero de 22 digitos sin letras')
        .test('check digits', wrongDigits, hasRightDigits)
    : text.min(5, aliasProblem).test(atMost(20, aliasProblem)).test('characters', wrongAlias, isAlias);
};
