import { object } from 'yup';
import { reason } from './change.ts';
import { amountPattern, canonical, isAtMost, readAmount } from './text/decimal.ts';
import { atMost, typedText } from './typed-text.ts';

/** Maximum length in characters of a typed amount or number (A148, A149). */
const longestNumber = 22;

/** Largest amount that may be typed (GAP-12). JSON numbers represent it to the cent. */
const largestAmount = '999999999.99';

/**
 * Validator of an amount: digits, optionally with a dot or comma and one or two decimals; greater than zero (A149). The
 * validated value is decimal text with two decimals, `1234.50`.
 */
export const amount = typedText()
  .required('*Campo requerido.')
  .test(atMost(longestNumber))
  .matches(amountPattern, 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.')
  .transform((text: string) => canonical(text) ?? text)
  .test('positive', 'El importe debe ser mayor que cero.', (text) => /[1-9]/.test(text))
  .test('largest', 'El importe máximo es $ 999.999.999,99.', (text) => isAtMost(text, largestAmount));

/** Validator of an amount in a form, which also accepts dots between thousands. */
export const typedAmount = amount.transform((text: string) => readAmount(text) ?? text);

/** Form with an amount only (INP-12). */
export const amountForm = object({ amount: typedAmount });

/**
 * Returns the validator of an amount with a maximum.
 * @param most maximum as decimal text with two decimals
 * @param message message for a larger amount
 */
const amountUpTo = (most: string, message: string) => typedAmount.test('most', message, (text) => isAtMost(text, most));

/**
 * Returns the form of a refund: amount and reason (GAP-51).
 * @param refundable maximum amount as decimal text with two decimals
 */
export const refundForm = (refundable: string) =>
  object({ amount: amountUpTo(refundable, 'El importe supera lo que queda por devolver.'), reason });

/** Validator of a number in digits only (A148). */
export const digits = typedText()
  .required('*Campo requerido.')
  .test(atMost(longestNumber))
  .matches(/^\d+$/, '*Solo números.');
