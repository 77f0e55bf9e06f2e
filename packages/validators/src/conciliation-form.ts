import { object, string } from 'yup';
import { isPrintable, notPrintable } from './printable.ts';

/** Most digits of a compensation: whole pesos up to the largest amount that may be typed (GAP-12). */
const longestCompensation = 9;

/** B251: what the conciliation of a gateway batch says; what is empty stays as it was. */
export const conciliationForm = object({
  description: string()
    .trim()
    .max(500, 'Ingrese 500 caracteres como máximo.')
    .test('printable', notPrintable, (text) => isPrintable(text?.replaceAll('\n', '')))
    .defined(),
  compensationAmount: string()
    .trim()
    .matches(/^\d*$/, '*Solo números.')
    .max(longestCompensation, 'El importe máximo es $ 999.999.999.')
    .defined(),
});
