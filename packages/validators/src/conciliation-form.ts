import { object } from 'yup';
import { printableText } from './printable.ts';
import { atMost, typedText } from './typed-text.ts';

/** Maximum digits of a compensation: whole pesos up to the largest amount (GAP-12). */
const longestCompensation = 9;

/** Form that conciliates a gateway batch (B251). An empty field keeps its value. */
export const conciliationForm = object({
  description: printableText({ longest: 500, lines: true }).defined(),
  compensationAmount: typedText()
    .matches(/^\d*$/, '*Solo números.')
    .test(atMost(longestCompensation, 'El importe máximo es $\u00a0999.999.999.'))
    .defined(),
});
