import { string } from 'yup';
import { visibleText } from './text/visible.ts';

/** Removes separators from a number: spaces, dots, dashes and invisible characters. */
export const withoutSeparators = (text: string): string => visibleText(text).replaceAll(/[_ .-]/g, '');

/** Validator of a payer's DNI: 7 or 8 digits, with or without dots (A152). */
export const dni = string()
  .transform(withoutSeparators)
  .required('*Campo requerido.')
  .matches(/^\d*$/, '*Solo números.')
  .matches(/^\d{7,8}$/, 'El DNI tiene 7 u 8 dígitos.')
  .test('nobody', 'El DNI no es válido.', (text) => !/^0*$/.test(text));

const cuitWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Computes the check digit of the first ten digits of a CUIT. Remainder 0 gives 0, remainder 1 gives 9 (A153). */
const cuitCheckDigit = (cuitDigits: string): number => {
  const remainder = cuitWeights.reduce((sum, weight, place) => sum + weight * Number(cuitDigits[place]), 0) % 11;
  if (remainder === 0) return 0;
  return remainder === 1 ? 9 : 11 - remainder;
};

/** Returns true for a CUIT: 11 digits with a right check digit, not all zeros. */
export const isCuit = (text: string): boolean =>
  /^(?!0{11})\d{11}$/.test(text) && cuitCheckDigit(text) === Number(text[10]);

/** Message for a CUIT with a wrong check digit. */
export const wrongCheckDigit = 'El CUIT no es válido: su dígito verificador no coincide.';

/** Validator of a CUIT: 11 digits with a right check digit. Dashes and underscores are removed (A153, CON-34). */
export const cuit = string()
  .transform(withoutSeparators)
  .required('*Campo requerido.')
  .matches(/^\d*$/, '*Solo números.')
  .matches(/^\d{11}$/, 'El CUIT tiene 11 dígitos.')
  .test('check-digit', wrongCheckDigit, (text) => isCuit(text));
