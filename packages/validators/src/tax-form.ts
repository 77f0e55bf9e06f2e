import { object } from 'yup';
import { reason } from './change.ts';
import { atMost, typedText } from './typed-text.ts';

/** Validator of a reported month, `2026-10`. The earliest is `2000-01`. */
export const taxPeriod = typedText()
  .required('Elija el período.')
  .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El período no es válido.');

/** Form that creates a tax form from a structure and a period (B244). */
export const taxForm = object({
  structureId: typedText().required('Elija el formulario.').test(atMost(100)),
  period: taxPeriod,
});

/** Form of a manual presentation, with the transaction number of the tax authority (B244). */
export const taxTransaction = object({
  transactionId: typedText()
    .required('Ingrese el número de transacción.')
    .test(atMost(50))
    .matches(/^[\w-]*$/, 'Ingrese solo letras, números y guiones.')
    .matches(/\w/, 'Ingrese el número de transacción.'),
});

/** Form that reprocesses a tax form, with an optional reason (B244). */
export const taxReprocess = object({ reason: reason.notRequired() });
