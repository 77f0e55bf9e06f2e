import { object } from 'yup';
import { keptText } from './printable.ts';
import { atMost, typedText } from './typed-text.ts';

/** Most digits of a compensation: whole pesos up to the largest amount that may be typed (GAP-12). */
const longestCompensation = 9;

/** B251: what the conciliation of a gateway batch says; what is empty stays as it was. */
export const conciliationForm = object({
  description: keptText({ longest: 500, lines: true }).defined(),
  compensationAmount: typedText()
    .matches(/^\d*$/, '*Solo números.')
    .test(atMost(longestCompensation, 'El importe máximo es $\u00a0999.999.999.'))
    .defined(),
});
