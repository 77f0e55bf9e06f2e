import { string, type StringSchema } from 'yup';
import { bankNames } from './bank-names.ts';
import { withoutSeparators } from './identification.ts';
import { visibleText } from './text/visible.ts';
import { atMost } from './typed-text.ts';

/** CBU or CVU: 22 digits, typed with or without spaces (A151). Its check digits warn and do not refuse: `bankAccount`. */
export const cbu = string()
  .transform(withoutSeparators)
  .required('*Campo requerido.')
  .matches(/^\d*$/, '*Solo números.')
  .matches(/^\d{22}$/, 'El CBU tiene 22 dígitos.');

/** Facts in the digits of an account. */
export interface BankAccount {
  /** A CVU belongs to a payment service provider, a CBU to a bank. */
  readonly kind: 'CBU' | 'CVU';
  /** Name of the bank; null for a CVU and for a code that is not known. */
  readonly bank: string | null;
  /** Shows if both check digits are right. */
  readonly isValid: boolean;
}

const weights = [3, 1, 7, 9];

/** Asks if the last digit of a block checks the ones before; weights run from the right. */
const isBlock = (block: string): boolean => {
  const [check, ...others] = Array.from(block).reverse().map(Number);
  const sum = others.reduce((total, digit, place) => total + digit * (weights[place % 4] ?? 0), 0);
  return check === (10 - (sum % 10)) % 10;
};

/** Asks if the digits of an account within its bank check each other; zeros do, and are nobody's. */
const isAccount = (block: string): boolean => isBlock(block) && !/^0+$/.test(block);

/** Reads the 22 digits of an account: bank and branch (7) with their check digit, account (13) with its own. */
export const bankAccount = (number: string): BankAccount => {
  const isProvider = number.startsWith('000');
  return {
    kind: isProvider ? 'CVU' : 'CBU',
    bank: isProvider ? null : (bankNames[number.slice(0, 3)] ?? null),
    isValid: isBlock(number.slice(0, 8)) && isAccount(number.slice(8)),
  };
};

/** Letters without ñ, digits, dots and dashes, of which one is no digit: 5 to 20, as the documents say (CON-15, CON-16). */
const alias = /^(?!\d+$)[a-z\d.-]{5,20}$/i;

/** Asks if the text can be the alias of an account. */
export const isAlias = (text: string): boolean => alias.test(text);

/** Message for a number whose check digits do not hold. */
const wrongDigits = 'Los dígitos verificadores de la cuenta de destino no coinciden.';

/** Message for an alias with characters that none has. */
const wrongAlias = 'El alias lleva letras sin ñ, números, puntos y guiones, y no solo números.';

const hasRightDigits = (text: string): boolean => !/^\d{22}$/.test(text) || bankAccount(text).isValid;

/** A destination as it is typed or pasted: of a number all that stands between its digits is left out, of an alias the ends. */
const destinationText = (text: string): string => {
  const number = withoutSeparators(text);
  return /^\d{15,}$/.test(number) ? number : visibleText(text);
};

/**
 * Destination of money: the 22 digits of a CBU or CVU with right check digits, or an alias (CON-15). Nothing is mended.
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

/** The same where the person chose CBU or alias before; the texts of length are the documents' (B254-B256, CON-16). */
export const destinationOfFormat = (format: unknown, field: StringSchema<string>): StringSchema<string> => {
  const text = field.transform(destinationText);
  return format === 'cbu'
    ? text
        .matches(/^\d{22}$/, 'Ingresa un numero de 22 digitos sin letras')
        .test('check digits', wrongDigits, hasRightDigits)
    : text.min(5, aliasProblem).test(atMost(20, aliasProblem)).test('characters', wrongAlias, isAlias);
};
