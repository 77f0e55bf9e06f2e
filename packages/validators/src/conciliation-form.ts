import { object, string } from 'yup';
import { keptText } from './printable.ts';

/** Most digits of a compensation: whole pesos up to the largest amount that may be typed (GAP-12). */
const longestCompensation = 9;

/** B251: what the conciliation of a gateway batch says; what is empty stays as it was. */
export const conciliationForm = object({
  description: keptText({ longest: 500, lines: true }).defined(),
  compensationAmount: string()
    .trim()
    .matches(/^\d*$/, '*Solo números.')
    .max(longestCompensation, 'El importe máximo es $\u00a0999.999.999.')
    .defined(),
});
