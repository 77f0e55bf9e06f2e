import { number, string } from 'yup';
import { dayOf } from './day.ts';
import { visibleText } from './text/visible.ts';
import { typedText } from './typed-text.ts';

/** Number of a card: 13 to 19 digits, typed with or without spaces (A150). The Luhn digit warns: `hasLuhnDigit`. */
export const cardNumber = string()
  .transform((text: string) => visibleText(text).replaceAll(/[- ]/g, ''))
  .required('*Campo requerido.')
  .matches(/^\d*$/, '*Solo números.')
  .matches(/^\d{13,19}$/, 'El número de tarjeta tiene entre 13 y 19 dígitos.');

/** Asks if the last digit checks the others (ISO/IEC 7812-1); a number without it warns and is not refused (GAP-50). */
export const hasLuhnDigit = (cardDigits: string): boolean =>
  Array.from(cardDigits)
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) %
    10 ===
  0;

/**
 * Characters between the groups of a card's number. Commas and new lines are not: they separate the numbers of a list.
 */
const gap = String.raw`[\p{Zs}\p{Pd}\p{Pc}./]{1,3}`;

/**
 * The number of a card as people write it, in digits of any script: in one, or in the groups that are on the card, with
 * the same between them. So amounts, dates and identifications are none. What follows a CBU's first 8 digits is none, either.
 */
const layouts = [
  String.raw`(?<!\p{Nd}{8}${gap})\p{Nd}{13,19}`,
  String.raw`\p{Nd}{4}(${gap})(?:\p{Nd}{4}\1){2}\p{Nd}{1,4}`,
  String.raw`\p{Nd}{4}(${gap})(?:\p{Nd}{4}\1){3}\p{Nd}{1,3}`,
  String.raw`\p{Nd}{4}(${gap})\p{Nd}{6}\1\p{Nd}{4,5}`,
].map((layout) => new RegExp(String.raw`(?<![\p{L}\p{Nd}])${layout}(?![\p{L}\p{Nd}])`, 'gu'));

/** The digits in a text that are as many as those of a card's number, and written like one. */
export const cardDigitsIn = (text: string): readonly string[] =>
  layouts.flatMap((layout) => Array.from(text.matchAll(layout), ([found]) => found.replaceAll(/\P{Nd}/gu, '')));

/** First digits of the networks of payment cards. */
const network = /^(?:2[2-7]|3[04-9]|[4-6])/;

/** Recognizes a payment card's number: of a network, with its Luhn digit. Nobody writes others in other scripts. */
const isCardNumber = (found: string): boolean => !/^\d+$/.test(found) || (network.test(found) && hasLuhnDigit(found));

/** Asks if a text holds the number of a payment card. */
export const hasCardNumber = (text: string): boolean => cardDigitsIn(text).some(isCardNumber);

/** A text with the last four digits alone of each card's number in it: no other may be kept. */
export const withoutCardNumbers = (text: string): string =>
  layouts.reduce(
    (left, layout) =>
      left.replaceAll(layout, (found) => {
        const numerals = found.replaceAll(/\P{Nd}/gu, '');
        return isCardNumber(numerals) ? `···${numerals.slice(-4)}` : found;
      }),
    text,
  );

/** Last four digits of a card or an account, which may be shown and searched. */
export const lastFourDigits = typedText().matches(/^\d{4}$/, 'Ingrese los últimos cuatro dígitos.');

/** First six digits of a card, its BIN. */
export const firstSixDigits = typedText().matches(/^\d{6}$/, 'Ingrese los primeros seis dígitos.');

const expirationPattern = /^(0[1-9]|1[0-2])\/(\d{4})$/;

/** Month and year of an expiration as it is typed, `11/2028` (A155); undefined when it is none. */
export const parseExpiration = (text: string): { readonly month: number; readonly year: number } | undefined => {
  const [, month, year] = expirationPattern.exec(visibleText(text)) ?? [];
  return month === undefined || year === undefined ? undefined : { month: Number(month), year: Number(year) };
};

/** Month of a card's expiration. */
export const expirationMonth = number()
  .required('*Campo requerido.')
  .integer('El mes no es válido.')
  .min(1, 'El mes no es válido.')
  .max(12, 'El mes no es válido.');

/** Year of a card's expiration, with its century. */
export const expirationYear = number()
  .required('*Campo requerido.')
  .integer('El año no es válido.')
  .min(2000, 'Ingrese el año con cuatro cifras.')
  .max(2100, 'El año no es válido.');

const isYear = (year: number): boolean => expirationYear.isValidSync(year);

/** Asks if a card is out of date: it is good until its month ends, in Buenos Aires (GAP-50). */
export const isExpired = (month: number, year: number, now: Date): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < dayOf(now).slice(0, 7);

/** An expiration as it is typed, month and year in one field (A155). */
export const expiration = typedText()
  .required('*Campo requerido.')
  .matches(expirationPattern, 'Ingrese el vencimiento como MM/AAAA.')
  .test('year', 'El año no es válido.', (text) => isYear(parseExpiration(text)?.year ?? 0))
  .test('expired', 'La tarjeta está vencida.', (text) => {
    const parsed = parseExpiration(text);
    return parsed === undefined || !isExpired(parsed.month, parsed.year, new Date());
  });
