import { number, string } from 'yup';
import { dayOf } from './day.ts';
import { visibleText } from './text/visible.ts';
import { typedText } from './typed-text.ts';

/**
 * Validator of a card number: 13 to 19 digits, with or without spaces (A150). A wrong Luhn digit is accepted;
 * `hasLuhnDigit` reports it.
 */
export const cardNumber = string()
  .transform((text: string) => visibleText(text).replaceAll(/[- ]/g, ''))
  .required('*Campo requerido.')
  .matches(/^\d*$/, '*Solo números.')
  .matches(/^\d{13,19}$/, 'El número de tarjeta tiene entre 13 y 19 dígitos.');

/**
 * Returns true if the last digit is the Luhn check digit (ISO/IEC 7812-1). A wrong one causes a warning only (GAP-50).
 */
export const hasLuhnDigit = (cardDigits: string): boolean =>
  Array.from(cardDigits)
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0;

/**
 * Characters between the groups of a card number. Commas and line breaks do not count, because they separate the
 * numbers of a list.
 */
const gap = String.raw`[\p{Zs}\p{Pd}\p{Pc}./]{1,3}`;

/**
 * Layouts of a card number, in digits of any script: without gaps, or in the groups of a card with equal gaps. Amounts,
 * dates and identifications do not match. Neither do the digits after the first 8 of a CBU.
 */
const layouts = [
  String.raw`(?<!\p{Nd}{8}${gap})\p{Nd}{13,19}`,
  String.raw`\p{Nd}{4}(${gap})(?:\p{Nd}{4}\1){2}\p{Nd}{1,4}`,
  String.raw`\p{Nd}{4}(${gap})(?:\p{Nd}{4}\1){3}\p{Nd}{1,3}`,
  String.raw`\p{Nd}{4}(${gap})\p{Nd}{6}\1\p{Nd}{4,5}`,
].map((layout) => new RegExp(String.raw`(?<![\p{L}\p{Nd}])${layout}(?![\p{L}\p{Nd}])`, 'gu'));

/** Returns the digits of each part of the text that has a layout of a card number. */
export const cardDigitsIn = (text: string): readonly string[] =>
  layouts.flatMap((layout) => Array.from(text.matchAll(layout), ([found]) => found.replaceAll(/\P{Nd}/gu, '')));

/** First digits of payment card networks. */
const network = /^(?:2[2-7]|3[04-9]|[4-6])/;

/** Returns true for a card number of a known network with a right Luhn digit. Digits of another script always count. */
const isCardNumber = (found: string): boolean => !/^\d+$/.test(found) || (network.test(found) && hasLuhnDigit(found));

/** Returns true if the text contains a card number. */
export const hasCardNumber = (text: string): boolean => cardDigitsIn(text).some(isCardNumber);

/** Replaces each card number in the text by its last four digits, which are the only ones that may be stored. */
export const withoutCardNumbers = (text: string): string =>
  layouts.reduce(
    (left, layout) =>
      left.replaceAll(layout, (found) => {
        const numerals = found.replaceAll(/\P{Nd}/gu, '');
        return isCardNumber(numerals) ? `···${numerals.slice(-4)}` : found;
      }),
    text,
  );

/** Validator of the last four digits of a card or an account, which may be shown and searched. */
export const lastFourDigits = typedText().matches(/^\d{4}$/, 'Ingrese los últimos cuatro dígitos.');

/** Validator of the first six digits of a card, its BIN. */
export const firstSixDigits = typedText().matches(/^\d{6}$/, 'Ingrese los primeros seis dígitos.');

const expirationPattern = /^(0[1-9]|1[0-2])\/(\d{4})$/;

/** Parses an expiration, `11/2028` (A155). Undefined for another form. */
export const parseExpiration = (text: string): { readonly month: number; readonly year: number } | undefined => {
  const [, month, year] = expirationPattern.exec(visibleText(text)) ?? [];
  return month === undefined || year === undefined ? undefined : { month: Number(month), year: Number(year) };
};

/** Validator of the month of a card's expiration. */
export const expirationMonth = number()
  .required('*Campo requerido.')
  .integer('El mes no es válido.')
  .min(1, 'El mes no es válido.')
  .max(12, 'El mes no es válido.');

/** Validator of the four-digit year of a card's expiration. */
export const expirationYear = number()
  .required('*Campo requerido.')
  .integer('El año no es válido.')
  .min(2000, 'Ingrese el año con cuatro cifras.')
  .max(2100, 'El año no es válido.');

const isYear = (year: number): boolean => expirationYear.isValidSync(year);

/** Returns true if a card has expired. It is valid until the end of its month in Buenos Aires (GAP-50). */
export const isExpired = (month: number, year: number, now: Date): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < dayOf(now).slice(0, 7);

/** Validator of an expiration in one field, `MM/AAAA` (A155). An expired card is refused. */
export const expiration = typedText()
  .required('*Campo requerido.')
  .matches(expirationPattern, 'Ingrese el vencimiento como MM/AAAA.')
  .test('year', 'El año no es válido.', (text) => isYear(parseExpiration(text)?.year ?? 0))
  .test('expired', 'La tarjeta está vencida.', (text) => {
    const parsed = parseExpiration(text);
    return parsed === undefined || !isExpired(parsed.month, parsed.year, new Date());
  });
