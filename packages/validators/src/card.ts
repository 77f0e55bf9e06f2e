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
