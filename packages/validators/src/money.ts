import { object } from 'yup';
import { reason } from './change.ts';
import { amountPattern, canonical, isAtMost, readAmount } from './text/decimal.ts';
import { atMost, typedText } from './typed-text.ts';

/** Most characters that an amount or a number may have (A148, A149). */
const longestNumber = 22;

/** Largest amount that may be typed: it fits the 22 characters, and every service counts it exactly (GAP-12). */
const largestAmount = '999999999.99';

/**
 * An amount as a person types it: digits, with a dot or a comma before one or two decimals; more than nothing (A149). The
 * checked value is decimal text with two decimals, `1234.50`.
 */
export const amount = typedText()
  .required('*Campo requerido.')
  .test(atMost(longestNumber))
  .matches(amountPattern, 'Ingrese un importe con dos decimales como máximo, por ejemplo 1234,50.')
  .transform((text: string) => canonical(text) ?? text)
  .test('positive', 'El importe debe ser mayor que cero.', (text) => /[1-9]/.test(text))
  .test('largest', 'El importe máximo es $ 999.999.999,99.', (text) => isAtMost(text, largestAmount));

/** An amount in a field, which writes dots between the thousands. */
export const typedAmount = amount.transform((text: string) => readAmount(text) ?? text);

/** A form that asks for nothing but an amount (INP-12). */
export const amountForm = object({ amount: typedAmount });

/** An amount that may not be more than this one. @param most decimal text with two decimals @param message why not */
const amountUpTo = (most: string, message: string) => typedAmount.test('most', message, (text) => isAtMost(text, most));

/** GAP-51: how much is given back, at most what is left, and why. @param refundable decimal text with two decimals */
export const refundForm = (refundable: string) =>
  object({ amount: amountUpTo(refundable, 'El importe supera lo que queda por devolver.'), reason });

/** A number as a person types it: digits only (A148). */
export const digits = typedText()
  .required('*Campo requerido.')
  .test(atMost(longestNumber))
  .matches(/^\d+$/, '*Solo números.');
